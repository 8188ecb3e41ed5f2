import type { Page } from '@playwright/test'
import { button, firstRow, type Overlay, rowThen } from './overlay.ts'

const all = '/admin/verifications?status=all'

const chooseThenArchive = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
}

/** The sync center with a rejected record at least, whatever became of those of the demo. */
async function onRejected(page: Page): Promise<string> {
  await page.route(/\/vendor_verifications\?.*status=failed/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { meta: { total: number } }
    body.meta.total = Math.max(1, body.meta.total)
    await route.fulfill({ response: answer, json: body })
  })
  return '/admin/verifications'
}

/** What opens over the screens of electronic visit verification. */
export const evvOverlays: readonly Overlay[] = [
  // First: the screen does not ask again for how many are rejected.
  {
    name: 'send rejected records to EVV vendors again',
    of: ['rooms/verification/center/send-all.tsx'],
    on: onRejected,
    open: button(/rejected again$/),
  },
  {
    name: 'a record at an EVV vendor',
    of: ['rooms/verification/center/center-screen.tsx'],
    on: all,
    open: firstRow,
  },
  {
    name: 'archive a record at an EVV vendor',
    of: ['rooms/verification/record/verification-actions.tsx'],
    on: all,
    open: rowThen('Archive'),
  },
  {
    name: 'archive several records at EVV vendors',
    of: ['rooms/verification/center/bulk-actions.tsx'],
    on: all,
    open: chooseThenArchive,
    only: 'desk',
  },
]
