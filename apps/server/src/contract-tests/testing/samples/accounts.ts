import { createClaimReport } from '@homeward/contract/billing/claim-reports'
import { listInvoices } from '@homeward/contract/billing/invoices'
import { addDays } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import type { Sample } from '../sample.ts'

const days = { start_date: '2026-11-01', end_date: '2026-11-30' }

let asked = 0

const aReport = async (place: { app: TestServer; world: World }) => {
  const { id } = await call(place.app, place.world.owner, createClaimReport, days)
  return { id }
}

export const accountSamples: Record<string, Sample> = {
  'GET /invoices/:id': async ({ client }, { app, world }) => {
    // The claims of the client are on it, whichever weeks they are of.
    const { data } = await call(app, world.owner, listInvoices, { client_id: client })
    return { id: data[0]?.id ?? uuid() }
  },
  'POST /billing_report.csv': () => ({ by_start_date: days }),
  'GET /annual_billing_report': () => ({ year: 2026 }),
  'GET /generate_claim_report': ({ client }) => {
    // The same request again would get the report that is there.
    asked += 1
    return { ...days, start_date: addDays(days.start_date, -asked), by_client_id: client }
  },
  'POST /claim_reports': ({ client }) => ({ ...days, by_client_id: client }),
  'GET /claim_reports/:id': (_, place) => aReport(place),
  'PATCH /claim_reports/:id': async (_, place) => ({
    ...(await aReport(place)),
    status: 'archived',
  }),
}
