import { expect, type Locator, type Page } from '@playwright/test'
import type { Api } from '../api.ts'
import { stamp } from '../accounts/people.ts'

type Row = { id: string }
type Refusal = { code: string; non_field_errors: string[]; current?: object }

/** A client of one test, whose page can be written on. */
export async function newClient(api: Api): Promise<{ id: string; last: string }> {
  const last = `Shellby ${stamp()}`
  const [office] = await api.get<Row[]>('offices')
  const { id } = await api.send<Row>('POST', 'clients', {
    first_name: 'Odette',
    last_name: last,
    birthdate: '1951-08-09',
    office_id: office?.id,
    duplicate_checked: true,
  })
  return { id, last }
}

/** Comments on a record, as the server has them. */
export const commentsOn = async (api: Api, client: Row): Promise<string[]> =>
  (await api.get<{ body: string }[]>(`comments?parent_type=Client&parent_id=${client.id}`)).map(
    ({ body }) => body,
  )

/** Opens the comments of a client. */
export async function openComments(page: Page, client: Row): Promise<void> {
  await page.goto(`/clients/${client.id}`)
  await page.getByRole('tab', { name: 'Comments' }).click()
  await expect(page.getByLabel('Write a comment')).toBeVisible()
}

export async function comment(page: Page, words: string): Promise<void> {
  await page.getByLabel('Write a comment').fill(words)
  await page.getByRole('button', { name: 'Add comment' }).click()
  // It is safe on the device.
  await expect(page.getByLabel('Write a comment')).toHaveValue('')
}

/** From now on the server refuses comments in these words. */
export const refuseComments = (page: Page, status: number, refusal: Refusal): Promise<unknown> =>
  page.route('**/api/v1/comments', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, json: { errors: {}, request_id: 'made', ...refusal } })
      : route.continue(),
  )

export const acceptComments = (page: Page): Promise<void> => page.unroute('**/api/v1/comments')

/** The panel of unsent changes. */
export async function openQueue(page: Page, count: number): Promise<Locator> {
  const word = count === 1 ? 'change' : 'changes'
  await page.getByRole('button', { name: `${count} unsent ${word}` }).click()
  return page.getByRole('dialog', { name: 'Unsynced changes' })
}
