import {
  createCareplanReport,
  getCareplanReport,
  readCareplansReport,
} from '@homeward/contract/care/careplan-reports'
import { updateCareplan } from '@homeward/contract/care/careplans'
import type { InputOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aCareplan } from '../testing/factories.ts'

const app = startTestServer()
let world: World
const winter = { start_date: '2026-11-10', end_date: '2026-12-31' }

beforeAll(async () => {
  world = await anAgency(app)
  const first = await aCareplan(app, world)
  await call(app, world.manager, updateCareplan, { id: first.id, status: 'active' })
  await aCareplan(app, world, { start_date: '2026-12-31', draft: true })
  // Neither ends before the days nor begins after them.
  await aCareplan(app, world, { end_date: '2026-11-09' })
  await aCareplan(app, world, { start_date: '2027-01-01' })
})

const made = async (input: Partial<InputOf<typeof createCareplanReport>> = {}) => {
  const { id } = await call(app, world.manager, createCareplanReport, { ...winter, ...input })
  await app.drainJobs()
  return call(app, world.manager, getCareplanReport, { id })
}

test('a report has the care plans that apply on its days, as CSV and as PDF', async () => {
  const report = await made()
  expect(report).toMatchObject({ status: 'completed', rows_total: 2, rows_done: 2 })
  const csv = await app.server.inject({ url: report.csv_file_url ?? '' })
  const [head, ...lines] = csv.body.trim().split('\r\n')
  expect(head).toContain('Client,Office,Payor,Authorization,Version,Status,Start,End')
  expect(lines.map((line) => line.split(',').slice(4, 11).join())).toEqual([
    '1,Active,11/02/2026,02/28/2027,1,360,2400',
    '1,Draft,12/31/2026,02/28/2027,1,360,2400',
  ])
  const pdf = await made({ format: 'pdf' })
  const { body } = await app.server.inject({ url: pdf.pdf_file_url ?? '' })
  expect(body).toMatch(/^%PDF-/)
})

test('it is narrowed to a status, an office or a client', async () => {
  const count = async (input: Parameters<typeof made>[0]) => (await made(input)).rows_total
  expect(await count({ careplan_status: 'draft' })).toBe(1)
  expect(await count({ careplan_status: 'inactive' })).toBe(0)
  expect(await count({ office_id: world.officeId })).toBe(2)
  const strange = { ...winter, by_client_id: uuid() }
  await refusal(call(app, world.manager, createCareplanReport, strange), 'not_found')
})

test('both days are required, in order; what is read first has the same rows', async () => {
  const read = (input: object) =>
    call(app, world.manager, readCareplansReport, input as typeof winter)
  await refusal(read({ start_date: '2026-11-10' }), 'invalid')
  await refusal(read({ start_date: '2026-12-31', end_date: '2026-11-10' }), 'date_order')
  const { data, meta } = await read({ ...winter, items: 1, page: 2 })
  expect(meta).toMatchObject({ total: 2, pages: 2 })
  expect(data).toMatchObject([
    { status: 'draft', version: 1, missing_signatures: ['client', 'caregiver', 'nurse'] },
  ])
})

test('another agency sees none of it', async () => {
  const other = await anAgency(app)
  const { data } = await call(app, other.manager, readCareplansReport, winter)
  expect(data).toEqual([])
})
