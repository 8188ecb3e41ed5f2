import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { signInByPage } from '../sign-in.ts'
import { client, clientName } from './office.ts'

/** Step 6: the caregiver's phone. The network is away from check-in to check-out, and comes back. */
export async function workOffline(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'America/New_York',
    permissions: ['geolocation'],
    geolocation: {
      latitude: Number(client.latitude) + 0.0002,
      longitude: Number(client.longitude),
      accuracy: 12,
    },
  })
  const page = await context.newPage()
  const sent = countWrites(page)
  await signInByPage(page, 'caregiver')
  await expect(page).toHaveURL(/\/field/)
  // The visit stands large as the next one, or in the list of the others.
  const next = page.getByRole('region', { name: 'Next visit' }).filter({ hasText: clientName })
  const line = page.getByRole('link', { name: new RegExp(clientName) })
  await next
    .getByRole('link', { name: new RegExp(clientName) })
    .or(line)
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: clientName })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Check in' }).click()
  await expect(page.getByText('1 change is safe on this phone')).toBeVisible({ timeout: 15_000 })
  const tasks = await page.getByRole('button', { name: /^Mark as done/ }).count()
  expect(tasks).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'All done' }).click()
  await expect(page.getByText(`${tasks} of ${tasks} done`)).toBeVisible()
  await page.getByText('Type', { exact: true }).click()
  await page.getByLabel('Full name (typed signature)').fill(clientName)
  await page.getByRole('button', { name: 'Save signature' }).click()
  await expect(page.getByRole('region', { name: 'Signature' })).toContainText('Signed')
  await page.getByRole('button', { name: 'Check out' }).click()
  await expect(page.getByText(`${tasks + 3} changes are safe on this phone`)).toBeVisible({
    timeout: 15_000,
  })
  await expectAccessible(page)

  await context.setOffline(false)
  await expect(page.getByText('All synced')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('The office reviews it next.')).toBeVisible()
  // One request each: check-in, the tasks, the signature, check-out.
  expect(sent()).toBe(tasks + 3)
  await context.close()
}

/** Counts the writes to visits that reached the server. */
function countWrites(page: Page): () => number {
  let count = 0
  page.on('response', (response) => {
    const { method, url } = { method: response.request().method(), url: response.url() }
    if (method !== 'GET' && /\/api\/v1\/visits\//.test(url) && response.ok()) count++
  })
  return () => count
}
