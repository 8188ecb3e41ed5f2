import {
  createClaimReport,
  generateClaimReport,
  getClaimReport,
  listClaimReports,
  updateClaimReport,
} from '@homeward/contract/billing/claim-reports'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { aClaim, day } from '../testing/factories.ts'

const app = startTestServer()
const days = { start_date: day, end_date: day }

test('a report has the claims of its days, how many invoices they are of, and their file', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  const { id } = await call(app, world.billing_admin, createClaimReport, days)
  await app.drainJobs()
  const report = await call(app, world.billing_admin, getClaimReport, { id })
  expect(report).toMatchObject({
    status: 'completed',
    export_scope: 'all',
    rows_total: 1,
    total_invoices: 1,
    exported_at: expect.any(String),
  })
  const file = await app.server.inject({ method: 'GET', url: report.csv_file_url ?? '' })
  expect(file.body).toContain('Claim,Service date,Invoice,Client,Office,Payor')
  expect(file.body).toContain(`${claim.number},`)
  expect(file.body).toContain(',2.00,47.68,0.00,0.00,0.00,0.00')
})

test('a report of a status has no others, and says so', async () => {
  const world = await anAgency(app)
  await aClaim(app, world)
  const asked = { ...days, claim_status: 'paid' } as const
  const { id } = await call(app, world.billing_admin, createClaimReport, asked)
  await app.drainJobs()
  expect(await call(app, world.billing_admin, getClaimReport, { id })).toMatchObject({
    export_scope: 'paid',
    rows_total: 0,
    total_invoices: 0,
  })
})

test('the same GET makes one report, also at one moment; another request makes another', async () => {
  const world = await anAgency(app)
  const asked = await Promise.all(
    [1, 2, 3].map(() => call(app, world.billing_admin, generateClaimReport, days)),
  )
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  const other = { ...days, claim_status: 'paid' } as const
  const { id } = await call(app, world.billing_admin, generateClaimReport, other)
  expect(id).not.toBe(asked[0]?.id)
  const { meta } = await call(app, world.billing_admin, listClaimReports, { status: 'pending' })
  expect(meta.total).toBe(2)
})

test('one that is archived is hidden, and the same GET makes another', async () => {
  const world = await anAgency(app)
  const { id } = await call(app, world.billing_admin, generateClaimReport, days)
  await call(app, world.billing_admin, updateClaimReport, { id, status: 'archived' })
  const { meta } = await call(app, world.billing_admin, listClaimReports, { status: 'pending' })
  expect(meta.total).toBe(0)
  const again = await call(app, world.billing_admin, generateClaimReport, days)
  expect(again.id).not.toBe(id)
})

test('who may not read claims makes no report', async () => {
  const world = await anAgency(app)
  await refusal(call(app, world.pca, generateClaimReport, days), 'forbidden')
})
