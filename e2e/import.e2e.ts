import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

/** 162 clients of whom three cannot be right: a day that is none, a state that is none, no name. */
function spreadsheet(mark: string): string {
  const rows = Array.from({ length: 162 }, (_, at) => {
    const fault = at % 54 === 7 ? Math.floor(at / 54) : -1
    const birthdate =
      fault === 0 ? '02/30/1950' : `0${1 + (at % 9)}/1${at % 10}/19${20 + (at % 60)}`
    const state = fault === 1 ? 'Carolina' : 'NC'
    const last = fault === 2 ? '' : `${mark} ${at}`
    return `Import,${last},${birthdate},828556${String(at).padStart(4, '0')},${at} Oak St,Asheville,${state},28801,Asheville`
  })
  return ['First Name,Last Name,DOB,Phone,Address,City,State,Zip,Office', ...rows].join('\r\n')
}

test('clients come in by the hundred, three bad rows stay out, and all of it is taken back', async ({
  page,
}) => {
  const mark = `Bulk${Date.now().toString(36)}`
  await signIn(page, 'owner')
  await page.goto('/admin/imports/add')
  await page.setInputFiles('input[type=file]', {
    name: 'clients.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(spreadsheet(mark)),
  })
  await page.waitForURL(/\/admin\/imports\/[0-9a-f-]{36}/)
  await expect(page.getByRole('combobox', { name: 'Field for column DOB' })).toHaveValue(
    'Birthdate',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check rows' }).click()

  await expect(page.getByText('159 rows are ready to import.')).toBeVisible({
    timeout: 120_000,
  })
  await expect(page.getByText(/3 rows will be skipped/)).toBeVisible()
  await expect(page.getByText(/not a valid date/).first()).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download errors' }).click()
  expect((await download).suggestedFilename()).toContain('problems')

  await page.getByRole('button', { name: 'Import 159 rows' }).click()
  await expect(page.getByText(/Imported 159 records/)).toBeVisible({ timeout: 120_000 })
  await page.goto(`/clients?status=all&search=${mark}`)
  await expect(page.getByText(/159/).first()).toBeVisible()

  await page.goto('/admin/imports')
  await page.getByRole('link', { name: 'clients.csv' }).first().click()
  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('Import undone.')).toBeVisible({ timeout: 120_000 })
  await page.goto(`/clients?status=all&search=${mark}`)
  await expect(page.getByText(mark)).toHaveCount(0)
})

test('everything that the agency owns goes into an archive that can be downloaded', async ({
  page,
}) => {
  await signIn(page, 'owner')
  await page.goto('/admin/exports')
  await page.getByRole('button', { name: 'Export everything' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Export everything' }).click()
  const ready = page.getByRole('button', { name: 'Download' }).first()
  await expect(ready).toBeVisible({ timeout: 120_000 })
  const download = page.waitForEvent('download')
  await ready.click()
  expect((await download).suggestedFilename()).toMatch(/^agency-\d{4}-\d{2}-\d{2}\.zip$/)
})
