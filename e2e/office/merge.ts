import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { henrietta, henriettaName } from './record.ts'

/** Two records of one person become one, the old address leads to it, and it can be undone. */
export async function mergeAndUndo(
  page: Page,
  { kept, twin }: { kept: string; twin: string },
): Promise<void> {
  await page.goto(kept)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Merge with another record' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'The other record' }).fill(henrietta.last)
  // The record itself is not offered.
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option').click()
  const table = dialog.getByRole('table', { name: 'Compare records' })
  await expect(table).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Phone numbers: (828) 555-0188' })).toBeChecked()
  await expect(dialog.getByText('The other record has no attached items.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge into this record' }).click()
  await expect(page).toHaveURL(new RegExp(`${kept}\\?tab=history`))
  await expect(page.getByText(/was merged into/).first()).toBeVisible()

  await page.goto(twin)
  await expect(page).toHaveURL(new RegExp(`${kept}\\?merged=`))
  await expect(page.getByText('The record you opened was merged into this one')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View or undo the merge' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  await expect(page.getByText(/^Undone/)).toBeVisible()
  await page.goto(twin)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(henriettaName)
  await expect(page).toHaveURL(new RegExp(`${twin}$`))
}
