import type { EraFile } from '@homeward/contract/billing/remittances'
import { expect, type Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { client } from './overlays/overlay.ts'
import { test } from './test.ts'

// The worker would answer before what a test lets the server say.
test.use({ serviceWorkers: 'block', navigationTimeout: 15_000 })

const nickname = (page: Page) => page.getByLabel('Nickname')
const save = (page: Page) => page.getByRole('button', { name: /^Save/ })

/** The form of a client, with something typed. */
const typed = async (page: Page) => {
  await signIn(page, 'owner')
  await page.goto(await client('/edit')(page))
  await nickname(page).fill('Birdie')
}

/** Lets the server answer what is saved. */
const answerSaves = (page: Page, answer: { status: number; json?: object; body?: string }) =>
  page.route('**/api/v1/clients/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill(answer) : route.fallback(),
  )

test('a refusal without words is told, and the form stays with its focus', async ({ page }) => {
  await typed(page)
  await answerSaves(page, { status: 418, body: '<html>' })
  await save(page).click()
  await expect(page.getByText('The server responded with 418.').first()).toBeVisible()
  await expect(nickname(page)).toHaveValue('Birdie')
  await expect(save(page)).toBeFocused()
})

test('a refusal of fields that the form has not is told word for word', async ({ page }) => {
  await typed(page)
  const errors = { constructor: ['A strange one.'], nickname: ['Too odd.', 'Twice.'] }
  await answerSaves(page, {
    status: 422,
    json: { code: 'invalid', errors, non_field_errors: ['Not today.'], request_id: 'r' },
  })
  await save(page).click()
  await expect(page.getByText('constructor: A strange one.').first()).toBeVisible()
  await expect(page.getByText('Not today.').first()).toBeVisible()
  await expect(page.getByText('Too odd. Twice.')).toBeVisible()
  await expect(nickname(page)).toBeFocused()
})

test('on a phone the work on a file with a long name stays within the screen', async ({ page }) => {
  const file: EraFile = {
    id: '0190aaaa-0000-7000-8000-000000000001',
    name: 'remittance_of_march_2026_with_a_name_that_never_ends.835',
    state: 'posting',
    claims_total: 9000,
    claims_done: 4000,
    repeated: 0,
    error: null,
    author: 'Bill Ing',
    received_at: '2026-03-20T15:00:00Z',
    finished_at: null,
    abilities: { cancel: true, retry: false },
  }
  await signIn(page, 'owner')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/v1/era_files*', (route) =>
    route.fulfill({ json: { data: [file], meta: { page: 1, items: 20, total: 1, pages: 1 } } }),
  )
  await page.goto('/billing/eras')
  const bar = await page.getByRole('progressbar', { name: file.name }).boundingBox()
  expect((bar?.x ?? 0) + (bar?.width ?? 390)).toBeLessThan(390 - 16)
  await expect(page.getByRole('button', { name: `Cancel ${file.name}` })).toBeVisible()
})
