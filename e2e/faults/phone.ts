import { type BrowserContext, expect, type Page } from '@playwright/test'

/** A caregiver's phone; the tab in front changes where one is killed. */
export type Phone = { context: BrowserContext; page: Page; visit: string }

type Action = { name: string; act(page: Page, visit: string): Promise<void> }

/** What a caregiver does in a visit, in the order in which it is done. */
export const actions: readonly Action[] = [
  {
    name: 'check-in',
    act: async (page) => {
      await page.getByRole('button', { name: 'Check in' }).click()
      const sure = page.getByRole('dialog').getByRole('button', { name: 'Check in' })
      const done = page.getByRole('button', { name: 'Check out' })
      await expect(sure.or(done).first()).toBeVisible()
      if (await sure.isVisible()) await sure.click()
      await expect(done).toBeVisible()
    },
  },
  {
    name: 'task',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Mark as done/ })
        .first()
        .click()
      await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
    },
  },
  {
    name: 'comment',
    act: async (page, visit) => {
      await page.getByLabel('Write a comment').fill(commentOf(visit))
      await page.getByRole('button', { name: 'Add comment' }).click()
      // In a list: the field itself says it from the moment it is typed.
      const said = page.getByRole('listitem').filter({ hasText: commentOf(visit) })
      await expect(said).toBeVisible()
    },
  },
  {
    name: 'signature',
    act: async (page) => {
      await page.getByText('Type', { exact: true }).click()
      await page.getByLabel('Full name (typed signature)').fill('Ruth Trouble')
      await page.getByRole('button', { name: 'Save signature' }).click()
      await expect(page.getByRole('region', { name: 'Signature' })).toContainText('Signed')
    },
  },
  {
    name: 'check-out',
    act: async (page) => {
      await page.getByRole('button', { name: 'Check out' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).click()
      await expect(page.getByRole('button', { name: 'Check out' })).toHaveCount(0)
    },
  },
]

export const commentOf = (visit: string): string => `Slept well, ate well (${visit.slice(-6)})`

/** Goes to the visit and waits until it stands there. */
export async function openVisit({ page, visit }: Phone): Promise<void> {
  await page.goto(`/field/visits/${visit}`)
  // Before its end as the title, afterwards under the thanks.
  await expect(page.getByText(/Ruth Trouble/).first()).toBeVisible()
}

/** Waits until nothing of the phone is left to be sent. */
export const everythingSent = ({ page }: Phone): Promise<void> =>
  expect(page.getByText('All synced')).toBeVisible({ timeout: 60_000 })
