import { later, localNow } from '../clock.ts'
import { apiOf } from '../api.ts'
import { assessmentPath, careplanPath } from '../gallery-screens.ts'
import type { Page } from '@playwright/test'
import { button, client, firstRow, type Overlay, record, rowThen } from './overlay.ts'
import { reopenableVisit, unsignedVisits } from '../unsigned.ts'

const careplan = (status: 'active' | 'draft') => async (page: Page) => {
  const path = await careplanPath(page, '', status)
  if (path === undefined) throw new Error(`There is no ${status} care plan.`)
  return path
}

/** The months of the journal, of which the first may be closed: a small agency's journal begins this month. */
async function onOpenMonth(page: Page): Promise<string> {
  await page.route(/\/journal_months(\?|$)/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { abilities: { close: boolean } }[] }
    for (const month of body.data) month.abilities.close = true
    await route.fulfill({ response: answer, json: body })
  })
  return '/billing/journal/months'
}

/** Carries the first visit of a week to the next day, where the server asks for a reason. */
const moveRefused = async (page: Page) => {
  await page.route('**/api/v1/visits/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 422, json: reasonNeeded })
      : route.fallback(),
  )
  await page.locator('[data-visit][draggable=true]').first().press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.unroute('**/api/v1/visits/*')
}
const reasonNeeded = {
  code: 'assignment_reason_needed',
  errors: { assignment_reason: ['The caregiver is not available at that time.'] },
  non_field_errors: [],
  request_id: 'made-for-the-test',
}

/** The queue with its first visit as if it were late, whatever the hour. */
const lateShown = async (page: Page) => {
  const late = 'late'
  await page.route(/\/insights\/exceptions(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { exceptions: { exception: string }[] } }
    const exceptions = body.data.exceptions.map((one) =>
      one.exception === late ? { ...one, visits: 1, cents: 100 } : one,
    )
    await route.fulfill({ response, json: { ...body, data: { ...body.data, exceptions } } })
  })
  await page.route(/\/insights\/exception_visits(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { fix: object }[] }
    const data = body.data.slice(0, 1).map((row) => ({
      ...row,
      exception: late,
      agent: { id: '01900000-0000-7000-8000-000000000001', name: 'Keisha Raines' },
      fix: { ...row.fix, act: 'open', situation: null },
    }))
    await route.fulfill({ response, json: { ...body, data } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Enter check-in' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Check-in time' }).waitFor()
}

/** Chooses the first two visits of a week that wait, and opens what is done with both. */
const chosenTwo = async (page: Page) => {
  const cards = page.locator('[data-visit][draggable=true]')
  for (const at of [0, 1]) await cards.nth(at).click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByText(/fit|reason|cannot/)
    .first()
    .waitFor()
}

/** The visits of the week as if they waited to be published. */
const draftsShown = async (page: Page) => {
  await page.route('**/api/v1/visits?**', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { draft: boolean }[]; meta: object }
    const data = answer.data.map((visit, at) => ({ ...visit, draft: at < 5 }))
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Review & publish' }).click()
  await page.getByRole('dialog').waitFor()
}

const planned = record('visits?status=scheduled', (id) => `/visits/${id}`)

/** The calls of the product that a page shows. */
const apiAt = (page: Page) => apiOf(new URL(page.url()).origin, 'owner')

const unsigned = async (page: Page) => {
  const [id] = await unsignedVisits(await apiAt(page), 1)
  return `/visits/${id}`
}

/** What opens over care plans, visits and billing. */
export const workOverlays: readonly Overlay[] = [
  {
    name: 'menu of an exception',
    of: ['rooms/visits/queue/fix-button.tsx'],
    on: '/visits/exceptions',
    open: async (page) =>
      page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click(),
  },
  {
    name: 'exceptions of a cause',
    of: ['rooms/visits/queue/preview-dialog.tsx'],
    on: '/visits/exceptions',
    open: async (page) =>
      page
        .getByRole('button', { name: /^Settle all/ })
        .first()
        .click(),
  },
  // Last of the queue: the screen keeps what it was told for a while.
  {
    name: 'check-in by hand, from the queue',
    of: ['rooms/visits/queue/acts/office-dialog.tsx'],
    on: '/visits/exceptions',
    open: lateShown,
  },
  {
    name: 'care plan without authorization',
    of: ['rooms/care/careplans-card.tsx'],
    on: client('?tab=care'),
    open: button('Plan without authorization'),
  },
  {
    name: 'authorization',
    of: ['rooms/care/authorizations/authorizations-card.tsx'],
    on: client('?tab=care'),
    open: button('Add authorization'),
  },
  {
    name: 'history of an authorization',
    of: [],
    on: client('?tab=care'),
    open: button(/^History of authorization/),
    inPlace: true,
  },
  {
    name: 'archive an authorization',
    of: ['rooms/care/authorizations/archive-button.tsx'],
    on: client('?tab=care'),
    open: button(/^Archive authorization/),
  },
  {
    name: 'end a care plan',
    of: ['rooms/care/versions/change-button.tsx'],
    on: careplan('active'),
    open: button('End'),
  },
  {
    name: 'activate a care plan',
    of: [],
    on: careplan('draft'),
    open: button('Activate'),
  },
  {
    name: 'report of visits',
    of: ['ui/reports/reports-screen.tsx'],
    on: '/visits/reports',
    open: button('Create report'),
  },
  {
    name: 'cancel a visit',
    of: ['rooms/visits/change/cancel-button.tsx'],
    on: planned,
    open: button('Cancel visit'),
  },
  {
    name: 'archive an assessment',
    of: ['rooms/care/assessments/assessment-actions.tsx'],
    on: async (page) => {
      const path = await assessmentPath(page, '')
      if (path === undefined) throw new Error('There is no active assessment.')
      return path
    },
    open: button('Archive'),
  },
  {
    name: 'waive a signature',
    of: ['ui/sign/sign-dialog.tsx'],
    on: unsigned,
    open: button('Waive: Client'),
  },
  {
    name: 'reopen a review',
    of: ['rooms/visits/change/form-button.tsx'],
    on: async (page) => `/visits/${await reopenableVisit(await apiAt(page))}`,
    open: button('Reopen review'),
  },
  {
    name: 'add a visit',
    of: ['rooms/visits/adding/add-visits.tsx'],
    on: '/visits-calendar',
    open: button('Add visit'),
  },
  {
    name: 'reason for a move on the board',
    of: ['rooms/visits/week/carry/carry-line.tsx'],
    on: () => Promise.resolve(`/visits-calendar?date=${later(localNow().day, 7)}`),
    open: moveRefused,
    only: 'desk',
  },
  {
    name: 'copy a week',
    of: ['rooms/visits/week/copy/copy-dialog.tsx'],
    on: '/visits-calendar',
    open: button('Copy week'),
  },
  {
    name: 'fill open visits',
    of: ['rooms/visits/week/fill/fill-dialog.tsx'],
    on: () => Promise.resolve(`/visits-calendar?date=${later(localNow().day, 7)}`),
    open: button('Fill open visits'),
  },
  {
    name: 'several visits at once',
    of: ['rooms/visits/week/bulk/bulk-dialog.tsx'],
    on: () => Promise.resolve(`/visits-calendar?date=${later(localNow().day, 7)}`),
    open: chosenTwo,
    only: 'desk',
  },
  {
    name: 'drafts to publish',
    of: ['rooms/visits/week/drafts/publish-dialog.tsx'],
    on: () => Promise.resolve(`/visits-calendar?date=${later(localNow().day, 7)}`),
    open: draftsShown,
    only: 'desk',
  },
  {
    name: 'visit beside the week',
    of: ['rooms/visits/week/visit-panel.tsx'],
    on: record('visits?status=scheduled', (id) => `/visits-calendar?open=${id}`),
    open: (page) => page.getByRole('dialog').getByText('Open visit').waitFor(),
  },
  {
    name: 'claim',
    of: ['rooms/billing/claims/claims-screen.tsx'],
    on: '/billing/claims?status=all',
    open: firstRow,
  },
  {
    name: 'claim of a denial',
    of: ['rooms/billing/denials/denials-screen.tsx'],
    on: '/billing/denials',
    open: firstRow,
  },
  {
    name: 'send claims',
    of: ['rooms/billing/claims/claims-screen.tsx'],
    on: '/billing/claims',
    open: button(/^Send ready/),
  },
  {
    name: 'reject a claim',
    of: ['rooms/billing/claims/claim-actions.tsx'],
    on: '/billing/claims?status=transmitted',
    open: rowThen('Mark rejected'),
  },
  {
    name: 'close a month',
    of: ['rooms/billing/journal/months-screen.tsx'],
    on: onOpenMonth,
    open: button(/^Close$/),
  },
  {
    name: 'set a file to unknown',
    of: ['rooms/billing/claims/transmission-actions.tsx'],
    on: '/billing/claims?tab=files',
    open: button('Set to unknown'),
  },
  {
    name: 'undo the posting of a remittance',
    of: ['ui/feedback/reason-button.tsx'],
    on: record('eras?status=posted', (id) => `/billing/eras/${id}`),
    open: button('Undo posting'),
  },
  {
    name: 'dismiss a claim of a remittance',
    of: ['ui/feedback/reason-button.tsx'],
    on: '/billing/eras/claims?state=waiting',
    open: button('Dismiss'),
  },
  {
    name: 'acknowledge all notifications',
    of: ['rooms/collaboration/notifications/notifications-screen.tsx'],
    on: '/notifications',
    open: button('Acknowledge all'),
  },
]
