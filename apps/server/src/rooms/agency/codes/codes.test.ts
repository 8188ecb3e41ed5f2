import {
  getDiagnosisCodeRelease,
  listDiagnosisCodes,
  updateDiagnosisCode,
} from '@homeward/contract/agency/diagnosis-codes'
import { isDiagnosisCode } from '@homeward/domain/clients/diagnosis'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'

const app = startTestServer()

const found = async (world: World, search: string) =>
  (await call(app, world.nurse, listDiagnosisCodes, { search })).data.map(({ code }) => code)

test('every agency has a short list of codes that can stand on a claim', async () => {
  const world = await anAgency(app)
  const release = await call(app, world.nurse, getDiagnosisCodeRelease, {})
  expect(release).toMatchObject({ name: 'Common in home care', year: null, complete: false })
  const first = await call(app, world.nurse, listDiagnosisCodes, { items: 200 })
  const second = await call(app, world.nurse, listDiagnosisCodes, { items: 200, page: 2 })
  const codes = [...first.data, ...second.data]
  expect(codes).toHaveLength(first.meta.total)
  expect(codes.length).toBeGreaterThan(120)
  expect(release.codes_count).toBe(codes.length)
  expect(codes.filter(({ code }) => !isDiagnosisCode(code))).toEqual([])
  expect(codes.every(({ billable, common, active }) => billable && common && active)).toBe(true)
  expect(codes.map(({ code }) => code)).toEqual(codes.map(({ code }) => code).toSorted())
})

test.each([
  ['i10', ['I10']],
  ['I10.', ['I10']],
  ['e11.9', ['E119']],
  ['E1122', ['E1122']],
  ['g30', ['G300', 'G301', 'G309']],
  ['g alzheimer', ['G300', 'G301', 'G309']],
  ['alzheimer onset', ['G300', 'G301']],
  ['onset ALZHEIMER late', ['G301']],
  ['g30 late', ['G301']],
  ['100%', []],
  ['needs_assistance', []],
  ['\u0000 i10', ['I10']],
])('the search %j finds %j', async (search, codes) => {
  expect(await found(await anAgency(app), search)).toEqual(codes)
})

test('a code is answered as people write it', async () => {
  const world = await anAgency(app)
  const { data } = await call(app, world.nurse, listDiagnosisCodes, { search: 'e11.9' })
  expect(data).toEqual([
    {
      code: 'E119',
      label: 'E11.9',
      description: 'Type 2 diabetes mellitus without complications',
      long_description: 'Type 2 diabetes mellitus without complications',
      billable: true,
      common: true,
      active: true,
    },
  ])
})

test('an agency offers a code no longer, and again, for itself alone', async () => {
  const [here, there] = [await anAgency(app), await anAgency(app)]
  const change = (active: boolean) =>
    call(app, here.nurse, updateDiagnosisCode, { code: 'i10', active })
  expect(await change(false)).toMatchObject({ code: 'I10', active: false })
  const listed = async (world: World, active: 'active' | 'inactive') =>
    (await call(app, world.owner, listDiagnosisCodes, { search: 'i10', active })).meta.total
  expect(await listed(here, 'active')).toBe(0)
  expect(await listed(here, 'inactive')).toBe(1)
  expect(await listed(there, 'active')).toBe(1)
  await change(true)
  expect(await listed(here, 'active')).toBe(1)
})

test('a code that there is not is not found, and not everybody chooses', async () => {
  const world = await anAgency(app)
  const unknown = { code: 'Q999', active: true }
  await refusal(call(app, world.owner, updateDiagnosisCode, unknown), 'not_found')
  await refusal(
    call(app, world.manager, updateDiagnosisCode, { code: 'I10', active: false }),
    'forbidden',
  )
  await refusal(call(app, world.pca, listDiagnosisCodes, {}), 'forbidden')
})
