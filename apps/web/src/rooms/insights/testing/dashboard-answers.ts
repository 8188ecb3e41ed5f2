import { riverSteps, waitingSteps } from '@homeward/domain/billing/claim-steps'
import { visitExceptions } from '@homeward/domain/visits/exceptions'
import { aPage, aRecord } from '../../../testing/serve.ts'

export const visit = {
  id: 'v-1',
  status: 'scheduled',
  moment: 'late',
  starts_at: '2026-03-10T14:00:00Z',
  ends_at: '2026-03-10T16:00:00Z',
  check_in_at: null,
  check_out_at: null,
  client: { id: 'c-1', name: 'Loretta Simms' },
  agent: { id: 'a-1', name: 'Darnell Pugh', phone: '8285550131' },
}
export const day = {
  date: '2026-03-10',
  time_zone: 'America/New_York',
  counts: { missed: 0, late: 1, no_check_out: 0, open: 2, in_progress: 40, done: 21, to_come: 72 },
  visits: [visit, { ...visit, id: 'v-2', moment: 'done', client: { id: 'c-2', name: 'Ada Low' } }],
}
const coverage = {
  days: ['2026-03-10', '2026-03-11'].map((date, at) => ({
    date,
    visits: 12,
    open: 5 * at,
    open_minutes: 630 * at,
    hours: [{ hour: 9, visits: 12, open: 5 * at }],
  })),
}
export const exceptions = {
  start_date: '2026-02-08',
  end_date: '2026-03-10',
  exceptions: visitExceptions.map((exception) => ({
    exception,
    visits: exception === 'far' ? 7 : exception === 'manual' ? 1200 : 0,
    cents: exception === 'far' ? 40_200 : 0,
  })),
  none: { visits: 23, cents: 110_000 },
}
export const money = {
  start_date: '2026-02-08',
  end_date: '2026-03-10',
  river: riverSteps.map((step, at) => ({
    step,
    claims: 40 - at,
    cents: 13_093_200 - at * 1_000_000,
  })),
  waiting: waitingSteps.map((step) => ({
    step,
    claims: step === 'stuck' ? 0 : 312,
    cents: step === 'ready' ? 2_844_000 : 100,
  })),
}
const hours = {
  weeks: ['2026-02-23', '2026-03-02', '2026-03-09'].map((start_date) => ({
    start_date,
    total_authorized_minutes: 60_000,
    total_approved_minutes: 57_000,
    approved_visits: 812,
  })),
}
const expiring = {
  authorizations: {
    total: 9,
    first: [
      {
        id: 'z-1',
        client: { id: 'c-9', name: 'Otis Hargrove' },
        services: [{ id: 's', label: 'PCS' }],
        ends_on: '2026-03-13',
      },
    ],
  },
  credentials: {
    people: 10,
    first: [
      {
        id: 'k-1',
        agent: { id: 'a-9', name: 'Jamal Whitaker' },
        kind: 'cpr',
        ends_on: '2026-03-12',
      },
    ],
  },
}
export const arrivals = {
  start_date: '2026-03-09',
  end_date: '2026-03-10',
  on_time: 1440,
  not_on_time: 65,
}
export const evv = {
  in_use: true,
  start_date: '2026-02-08',
  end_date: '2026-03-10',
  told: 1000,
  verified: 984,
  approved: 1000,
  entered_by_staff: 151,
  stopped: 12,
  unanswered: 3,
  oldest_unanswered_at: '2026-03-09T14:00:00Z',
}
export const answers = {
  'GET /insights/evv': () => aRecord(evv),
  'GET /eras': () => aPage([], { total: 4 }),
  'GET /insights/visit_summary': () => aRecord(day),
  'GET /insights/news': () => aRecord({ news: [] }),
  'GET /claims_held_back': () =>
    aRecord({
      claims: 9,
      cents: 74_600,
      causes: [{ rule: 'signature', label: 'Signature missing', claims: 9, cents: 74_600 }],
    }),
  'GET /insights/arrivals': () => aRecord(arrivals),
  'GET /insights/coverage': () => aRecord(coverage),
  'GET /insights/exceptions': () => aRecord(exceptions),
  'GET /insights/billing_summary': () => aRecord(money),
  'GET /insights/authorized_hours': () => aRecord(hours),
  'GET /insights/agency_summary': () => aRecord(expiring),
}
