import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { apiOf } from './api.ts'
import { todaysVisits } from './faults/visits.ts'
import { demoPassword } from './sign-in.ts'
import { test } from './test.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  permissions: ['geolocation'],
  geolocation: { latitude: 35.5951, longitude: -82.5515, accuracy: 12 },
})

test('a caregiver who reads Spanish signs in, works and is refused in Spanish', async ({
  page,
  context,
  baseURL,
}) => {
  const owner = await apiOf(baseURL ?? '', 'owner')
  const caregiver = await apiOf(baseURL ?? '', 'caregiver')
  const [worked = '', canceled = ''] = await todaysVisits(owner, 2)

  await test.step('chooses Spanish and signs in', async () => {
    await page.goto('/signin')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Usuario, correo o teléfono').fill('caregiver')
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByRole('link', { name: 'Hoy' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expectAccessible(page)
  })

  await test.step('checks in and out', async () => {
    await page.goto(`/field/visits/${worked}`)
    await punch(page, 'Registrar entrada')
    await expect(page.getByRole('button', { name: 'Registrar salida' })).toBeVisible()
    await expectAccessible(page)
    await punch(page, 'Registrar salida')
    await expect(page.getByText('Listo. Gracias, Tasha.')).toBeVisible()
    await expect(page.getByText('Todo enviado')).toBeVisible()
  })

  await test.step('is refused by the server, and reads why', async () => {
    await page.goto(`/field/visits/${canceled}`)
    await expect(page.getByRole('button', { name: 'Registrar entrada' })).toBeVisible()
    await context.setOffline(true)
    await punch(page, 'Registrar entrada')
    await expect(page.getByText('1 cambio guardado en este teléfono')).toBeVisible({
      timeout: 15_000,
    })
    await owner.send('DELETE', `visits/${canceled}?reason=In%20hospital`)
    await context.setOffline(false)
    // A canceled visit has left the day; what was refused of it is in the list of what is not sent.
    await expect(page.getByText('1 cambio necesita su atención')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Ver lo que falta enviar' }).click()
    const unsent = page.getByRole('dialog', { name: 'Cambios sin enviar' })
    await expect(unsent).toContainText('Registrar entrada')
    await expect(unsent).toContainText('La visita fue cancelada, por eso no se registra nada.')
    await expectAccessible(page)
  })

  await test.step('still reads Spanish after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Hoy' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })
  // The next file meets the caregiver as everybody else does.
  await caregiver.send('PATCH', 'me', { language: 'en' })
})

/** Presses the one button of a visit, and the one that asks whether that is meant. */
async function punch(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: act }).click()
  const sure = page.getByRole('dialog').getByRole('button', { name: act })
  await sure.click({ timeout: 3000 }).catch(() => undefined)
}
