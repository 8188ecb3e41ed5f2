import { expect } from '@playwright/test'
import { firstOf, signIn } from './sign-in.ts'
import { test } from './test.ts'

test.use({ colorScheme: 'dark' })

test('on paper a page has its words, whose they are, and nothing to press', async ({ page }) => {
  await signIn(page, 'owner')
  for (const list of ['/clients', '/visits', '/billing/claims?status=all']) {
    await page.goto(list)
    await expect(page.getByRole('main').getByRole('row').nth(3)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.getByText(/^Printed /)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('banner').first()).toBeHidden()
    await expect(page.locator('main button:visible:not(th *)')).toHaveCount(0)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.getByText(/^Printed /)).toBeHidden()
  }
})

test('what is open over a screen is printed alone, with nothing to press', async ({ page }) => {
  await signIn(page, 'owner')
  const id = await firstOf(page, 'claims?status=all')
  await page.goto(`/billing/claims?status=all&claim=${id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('As billed')).toBeVisible({ timeout: 20_000 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#root')).toBeHidden()
  await expect(panel.getByText('As billed')).toBeVisible()
  await expect(panel.locator('button:visible')).toHaveCount(0)
})
