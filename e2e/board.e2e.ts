import { expect, type Locator, type Page } from '@playwright/test'
import { later, localNow } from './clock.ts'
import { signIn } from './sign-in.ts'
import { test } from './test.ts'

test.use({ reducedMotion: 'reduce' })

const nextWeek = () => `/visits-calendar?rows=caregivers&date=${later(localNow().day, 7)}`

const placeOf = (card: Locator) =>
  card.evaluate((element) => {
    const cell = element.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? ''
    const [lane, day] = cell.split('-').map(Number)
    return { lane: lane ?? 0, day: day ?? 0 }
  })

/** Visits that a manager may move: no credential of their caregiver ends soon, which asks for an admin. */
const cardsOf = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Bernice Tran' }) })
    .locator('[data-visit][draggable=true]')

/** Answers the question for a reason, where one speaks against the move. */
async function settle(page: Page, moved: Locator): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Move this visit anyway?' })
  await expect(dialog.or(moved)).toBeVisible()
  if (!(await dialog.isVisible())) return
  await dialog.getByLabel('Reason').fill('Agreed on the phone')
  await dialog.getByRole('button', { name: 'Move with this reason' }).click()
  await expect(moved).toBeVisible()
}

test('a visit is moved by one drag, with the verdict on the way, and back by one click', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.goto(nextWeek())
  const card = cardsOf(page).first()
  await card.waitFor()
  const id = (await card.getAttribute('data-visit')) ?? ''
  const visit = page.locator(`[data-visit="${id}"]`)
  const from = await placeOf(visit)
  const day = from.day === 6 ? 5 : from.day + 1
  const target = page.locator(`[data-cell="${from.lane}-${day}"]`)

  await visit.hover()
  await page.mouse.down()
  // A drag begins with the second movement.
  await target.hover()
  await target.hover()
  await expect(page.getByRole('status').filter({ hasText: / to \w+, \d\d\/\d\d/ })).toBeVisible()
  await page.mouse.up()
  const undo = page.getByRole('button', { name: 'Undo' })
  await settle(page, undo)
  await expect.poll(() => placeOf(visit)).toEqual({ ...from, day })

  await undo.click()
  await expect(page.getByText('Move undone.')).toBeVisible()
  await expect.poll(() => placeOf(visit)).toEqual(from)
})

test('the keyboard alone moves a visit and adds one', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto(nextWeek())
  const card = cardsOf(page).first()
  await card.waitFor()
  const visit = page.locator(`[data-visit="${await card.getAttribute('data-visit')}"]`)
  const from = await placeOf(visit)
  await visit.focus()
  await page.keyboard.press('m')
  await page.keyboard.press(from.day === 6 ? 'ArrowLeft' : 'ArrowRight')
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await settle(page, undo)
  await undo.press('Enter')
  await expect(page.getByText('Move undone.')).toBeVisible()
  await expect.poll(() => placeOf(visit)).toEqual(from)

  await visit.focus()
  await page.keyboard.press('n')
  const panel = page.getByRole('dialog', { name: 'Add visit' })
  await panel.getByRole('combobox', { name: 'Client' }).fill('Abernathy')
  await page.getByRole('option', { name: 'Ruth Abernathy' }).click()
  await panel.getByLabel('Start time').fill('9:15p')
  await panel.getByLabel('Hours').fill('1')
  await panel.getByRole('button', { name: 'Add visit' }).click()
  const added = page.getByText('Visit added.')
  const reason = panel.getByLabel('Reason')
  await expect(added.or(reason)).toBeVisible()
  if (await reason.isVisible()) {
    await reason.fill('The family asked')
    await panel.getByRole('button', { name: 'Add with this reason' }).click()
  }
  await expect(added).toBeVisible()
  await expect(page.getByRole('button', { name: /9:15–10:15p.*Ruth Abernathy/s })).toBeVisible()
})

test('the keyboard alone makes a visit longer and back, and chooses two', async ({ page }) => {
  await signIn(page, 'manager')
  await page.goto(nextWeek())
  const cards = cardsOf(page)
  await cards.first().waitFor()
  const [first = '', second = ''] = await cards.evaluateAll((all) =>
    all.slice(0, 2).map((card) => card.getAttribute('data-visit') ?? ''),
  )
  const visit = page.locator(`[data-visit="${first}"]`)
  const before = (await visit.textContent()) ?? ''

  await visit.focus()
  await page.keyboard.press('+')
  await expect(page.getByRole('status').filter({ hasText: / min/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await settle(page, undo)
  await expect(visit).not.toHaveText(before)
  await undo.press('Enter')
  await expect(page.getByText('Move undone.')).toBeVisible()
  await expect(visit).toHaveText(before)

  await visit.focus()
  await page.keyboard.press('x')
  await page.locator(`[data-visit="${second}"]`).focus()
  await page.keyboard.press('x')
  await expect(page.getByText('2 visits selected')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel visits' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel 2 visits' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await visit.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/visits selected/)).toBeHidden()
})

test('the last row is reached by the arrow keys, and is drawn where the focus goes', async ({
  page,
}) => {
  await signIn(page, 'manager')
  await page.goto(nextWeek())
  const grid = page.getByRole('grid')
  await grid.locator('[data-place]').first().waitFor()
  const rows = Number(await grid.getAttribute('aria-rowcount'))
  await grid.locator('[tabindex="0"][data-place]').first().focus()
  for (let at = 0; at < 40; at++) await page.keyboard.press('ArrowDown')
  const focused = page.locator('[data-place]:focus')
  await expect(focused).toBeInViewport()
  const lane = Number((await focused.getAttribute('data-place'))?.split('-')[0])
  expect(lane).toBeGreaterThan(5)
  expect(rows).toBeGreaterThan(lane)
})
