import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'

/** How many rows the foot of the list says there are. */
async function totalOf(page: Page): Promise<number> {
  const foot = page.getByText(/^[\d,]+–[\d,]+ of [\d,]+ clients$/)
  await expect(foot).toBeVisible()
  return Number(/of ([\d,]+)/.exec((await foot.textContent()) ?? '')?.[1]?.replace(',', ''))
}

/** A view of the prospects is kept with its columns; its tab counts what its list holds. */
export async function saveView(page: Page): Promise<void> {
  const name = `Asked ${Date.now().toString(36)}`
  await page.goto('/clients')
  await page.getByRole('button', { name: 'Status: Active' }).click()
  await page.getByRole('menuitemradio', { name: 'Prospect' }).click()
  await page.getByRole('button', { name: 'Choose columns' }).click()
  await page.getByRole('checkbox', { name: 'Language' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(page).toHaveURL(/view=/)
  const tab = page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
  await expect(tab).toHaveAttribute('aria-current', 'true')
  expect(await tab.textContent()).toBe(`${name} ${await totalOf(page)}`)
  await expect(page.getByRole('columnheader', { name: 'Language' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Default/ }).click()
  await expect(page).toHaveURL(/\/clients$/)
  await tab.click()
  await expect(page).toHaveURL(/status=prospect/)
  await page.getByRole('button', { name: `Actions for view ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(tab).toHaveCount(0)
}

/** The export is exactly the list: its filter, its order, its columns, all of its pages. */
export async function exportView(page: Page): Promise<void> {
  await page.goto('/clients?status=all&sort=-last_name&columns=status%2Ccity&page=2')
  const total = await totalOf(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^clients-.*\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFLast name,First name,Status,City')
  expect(lines.length - 1).toBe(total)
  expect(total).toBeGreaterThan(20)
  const names = lines.slice(1).map((line) => line.split(',')[0]?.toLowerCase() ?? '')
  expect(names[0]?.localeCompare(names.at(-1) ?? '', 'en')).toBeGreaterThan(0)
}

/** One alert on two clients at once, said before it is done. */
export async function warnMany(page: Page): Promise<void> {
  await page.goto('/clients?search=r')
  await page.getByRole('checkbox', { name: 'Select this row' }).nth(0).click()
  await page.getByRole('checkbox', { name: 'Select this row' }).nth(1).click()
  await page.getByRole('button', { name: 'Add alert' }).click()
  const panel = page.getByRole('dialog', { name: 'Add alert to 2 clients' })
  await panel.getByLabel('Title').fill('Storm on Friday')
  await panel.getByRole('button', { name: 'Add to 2 clients' }).click()
  await expect(page.getByText('Alert added to 2 clients.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Selected rows' })).toHaveCount(0)
}
