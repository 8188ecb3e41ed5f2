import type { Page } from '@playwright/test'
import { answer, madeRequest } from './made.ts'
import { later, localNow } from '../clock.ts'
import { button, buttons, firstRow, type Overlay, record, rowThen } from './overlay.ts'

const onRequests = async (page: Page): Promise<string> => {
  await answer(page, 'signup_requests', [madeRequest])
  return '/admin/signup-requests'
}

/** What opens for the people who run the installation. */
export const superOverlays: readonly Overlay[] = [
  { name: 'mail', of: [], on: '/admin/outbox', open: firstRow },
  {
    name: 'approve an agency',
    of: ['rooms/identity/admin/signup-requests-screen.tsx'],
    on: onRequests,
    open: rowThen('Approve'),
  },
  {
    name: 'reject an agency',
    of: ['rooms/identity/admin/reject-request.tsx'],
    on: onRequests,
    open: rowThen('Reject'),
  },
  {
    // The last one, as the session does end.
    name: 'the session ends',
    of: ['app/session-dialogs.tsx'],
    on: async (page) => {
      await endSoon(page)
      return '/admin/agencies'
    },
    open: async (page) => {
      await page.reload()
      await page.getByRole('dialog', { name: 'Your session is about to end' }).waitFor()
    },
  },
]

/** The session ends within the minute, as far as the page is told. */
const endSoon = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/me', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object }
    const expires_at = new Date(Date.now() + 55_000).toISOString()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, expires_at } } })
  })

/** A visit of tomorrow, so that a question is asked before it begins. */
const visit = (page: Page): Promise<string> => {
  const day = later(localNow().day, 1)
  const days = `by_scheduled_date[start_date]=${day}&by_scheduled_date[end_date]=${day}`
  return record(`visits?status=scheduled&${days}`, (id) => `/field/visits/${id}`)(page)
}

/** The same, as if it ran. */
const running = async (page: Page): Promise<string> => {
  await page.route('**/api/v1/field_day', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { visits: { starts_at: string }[] } }
    const visits = data.visits.map((one) => ({
      ...one,
      status: 'in_progress',
      check_in_at: one.starts_at,
      check_out_at: null,
    }))
    await route.fulfill({ response, json: { data: { ...data, visits } } })
  })
  return visit(page)
}

const refusal = {
  code: 'invalid',
  non_field_errors: ['The visit was given to somebody else.'],
  errors: {},
  request_id: 'made',
}

/** What opens on the phone of somebody in the field. */
export const fieldOverlays: readonly Overlay[] = [
  { name: 'menu of the account', of: [], on: '/field', open: button(/’s account$/) },
  {
    name: 'check in on another day',
    of: ['rooms/field/visit/punch-question.tsx'],
    on: visit,
    open: button('Check in'),
  },
  {
    name: 'give a refused check-in up',
    of: ['rooms/field/visit/rejected-changes.tsx'],
    on: async (page) => {
      await page.route('**/api/v1/visits/*/check_in', (route) =>
        route.fulfill({ status: 422, json: refusal }),
      )
      return visit(page)
    },
    open: async (page) => {
      await buttons('Check in', 'Check in')(page)
      await button(/^Take the office/)(page)
    },
  },
  {
    name: 'why a task is not done',
    of: ['rooms/field/visit/reason-sheet.tsx'],
    on: running,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Not done:/ })
        .first()
        .click()
    },
  },
]
