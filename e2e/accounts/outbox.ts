import { expect, type Page } from '@playwright/test'
import { readLetter } from './people.ts'

/** Opens the newest mail to an address in the outbox, as a super admin does, and reads it. */
export async function readMail(
  page: Page,
  address: string,
  subject: RegExp,
): Promise<{ path: string; code: string }> {
  await page.goto('/admin/outbox')
  await page.getByRole('searchbox', { name: 'Search mails' }).fill(address)
  const row = page.getByRole('row').filter({ hasText: address }).filter({ hasText: subject })
  await row.getByRole('link').first().click()
  const letter = page.getByRole('dialog')
  await expect(letter).toContainText(`To ${address}`)
  await expect(letter.getByRole('button', { name: 'Copy text' })).toBeVisible()
  return readLetter(await letter.locator('pre').innerText())
}
