import { createIntegrationAccount } from '@homeward/contract/agency/integration-accounts'
import { updatePayor } from '@homeward/contract/agency/payors'
import { listReasonCodes } from '@homeward/contract/visits/reasons'
import {
  importVendorCodes,
  listVendorCodes,
  previewVendorCodes,
} from '@homeward/contract/visits/vendor-codes'
import { expect, test } from 'vitest'
import type { InputOf } from '@homeward/contract/endpoint'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anUpload } from '../../files/testing/factories.ts'

const app = startTestServer()
const northCarolina = { vendor: 'carebridge', state: 'NC' } as const

const aSheet = ({ owner }: World, text: string) =>
  anUpload(app, owner, { filename: 'codes.csv', content_type: 'text/csv', bytes: text })

const words = async (world: World, code: string) => {
  const { data } = await call(app, world.owner, listVendorCodes, {
    ...northCarolina,
    search: code,
  })
  return data.map(({ label, source }) => [label, source])
}

test('a sheet is previewed with its problems, loaded once, and loaded again with new meanings', async () => {
  const world = await anAgency(app)
  const signed_id = await aSheet(
    world,
    'Code,Description\nMR1003,Phone was flat\nLR1001,Bus was late\n,Nothing\nMR1003,Twice\n77,What for\n',
  )
  const asked = { signed_id, ...northCarolina }
  const preview = await call(app, world.owner, previewVendorCodes, asked)
  expect(preview).toMatchObject({ new: 1, changed: 1, known: 0, wrong: 3 })
  expect(preview.rows.map(({ line, state }) => [line, state])).toEqual([
    [4, 'wrong'],
    [5, 'wrong'],
    [6, 'wrong'],
    [2, 'changed'],
    [3, 'new'],
  ])
  expect(preview.rows[1]?.problem).toBe('Line 2 has this code already.')
  expect(await words(world, 'MR1003')).toEqual([[null, null]])

  expect(await call(app, world.owner, importVendorCodes, asked)).toMatchObject({ wrong: 3 })
  expect(await words(world, 'MR1003')).toEqual([['Phone was flat', 'sheet']])
  expect(await call(app, world.owner, previewVendorCodes, asked)).toMatchObject({
    new: 0,
    changed: 0,
    known: 2,
  })

  const better = await aSheet(world, 'Code;Meaning\nMR1003;Battery was empty\n')
  await call(app, world.owner, importVendorCodes, { signed_id: better, ...northCarolina })
  expect(await words(world, 'MR1003')).toEqual([['Battery was empty', 'sheet']])
})

test('two people who load one sheet at once load it once', async () => {
  const world = await anAgency(app)
  const signed_id = await aSheet(world, 'Code,Description\nMVR1001,Client was away\n')
  const load = () => call(app, world.owner, importVendorCodes, { signed_id, ...northCarolina })
  const counts = await Promise.all([load(), load()])
  expect(counts.reduce((sum, one) => sum + one.new, 0)).toBe(1)
  expect(await words(world, 'MVR1001')).toEqual([['Client was away', 'sheet']])
})

test('a file without the columns is refused in words', async () => {
  const world = await anAgency(app)
  const signed_id = await aSheet(world, 'Number,Text\n1,x\n')
  const asked = call(app, world.owner, previewVendorCodes, { signed_id, ...northCarolina })
  expect(JSON.stringify(await refusal(asked, 'import_unreadable'))).toContain(
    'a column for the code',
  )
})

test('what an agency loaded is its own, and its pickers have it', async () => {
  const world = await anAgency(app)
  const other = await anAgency(app)
  const signed_id = await aSheet(world, 'Code,Description\nMR1003,Phone was flat\n')
  await call(app, world.owner, importVendorCodes, { signed_id, ...northCarolina })
  expect(await words(other, 'MR1003')).toEqual([[null, null]])
  const { codes } = await call(app, world.owner, listReasonCodes, {})
  expect(codes.find(({ key }) => key === 'carebridge:NC:MR1003')).toMatchObject({
    label: 'Phone was flat',
    source: 'vendor',
    vendor: 'carebridge',
    state: 'NC',
  })
})

test('the list is narrowed by vendor, state, kind, situation and meaning', async () => {
  const world = await anAgency(app)
  const count = async (input: InputOf<typeof listVendorCodes>) =>
    (await call(app, world.owner, listVendorCodes, input)).meta.total
  expect(await count(northCarolina)).toBe(57)
  expect(await count({ vendor: 'hhaexchange', state: 'NC', situation: 'missed' })).toBe(16)
  expect(await count({ vendor: 'sandata', kind: 'exception', labeled: 'no', search: '42' })).toBe(1)
})

test('the sheet of a payor counts for its visits alone, and more than that of its state', async () => {
  const world = await anAgency(app)
  const load = async (text: string, owner: { state?: string; payor_id?: string }) => {
    const signed_id = await aSheet(world, `Code,Description\n${text}\n`)
    return call(app, world.owner, importVendorCodes, { signed_id, vendor: 'carebridge', ...owner })
  }
  expect(await load('MR1003,Phone was flat', { state: 'NC' })).toMatchObject({ changed: 1 })
  const payor_id = world.payorId
  expect(await load('MR1003,Battery was empty\n,No code', { payor_id })).toMatchObject({
    new: 1,
    wrong: 1,
    rows: [{ line: 3, problem: 'The row has no code.' }],
  })
  const { data } = await call(app, world.owner, listVendorCodes, { payor_id })
  expect(data).toMatchObject([{ label: 'Battery was empty', payor: { id: payor_id }, state: null }])
  const { codes } = await call(app, world.owner, listReasonCodes, {})
  expect(codes.find(({ key }) => key === `carebridge:${payor_id}:MR1003`)).toMatchObject({
    label: 'Battery was empty',
    payor_id,
  })
})

test('a sheet of a payor and a state, of a payor of nobody, or at another vendor is refused', async () => {
  const world = await anAgency(app)
  const other = await anAgency(app)
  const signed_id = await aSheet(world, 'Code,Description\nMR1003,Phone was flat\n')
  const wrong = async (owner: { state?: string; payor_id: string }) =>
    JSON.stringify(
      await refusal(
        call(app, world.owner, previewVendorCodes, { signed_id, vendor: 'carebridge', ...owner }),
        'invalid',
      ),
    )
  expect(await wrong({ state: 'NC', payor_id: world.payorId })).toContain('not both')
  expect(await wrong({ payor_id: other.payorId })).toContain('not found')
  const { id } = await call(app, world.owner, createIntegrationAccount, {
    name: 'State EVV',
    vendor: 'sandata',
  })
  await call(app, world.owner, updatePayor, { id: world.payorId, evv_account_id: id })
  expect(await wrong({ payor_id: world.payorId })).toContain('go to Sandata')
})

test('a sheet with thousands of codes is loaded whole', async () => {
  const world = await anAgency(app)
  const rows = Array.from({ length: 7000 }, (_, at) => `MR${20_000 + at},Meaning ${at}`)
  const signed_id = await aSheet(world, `Code,Description\n${rows.join('\n')}\n`)
  const asked = { signed_id, ...northCarolina }
  expect(await call(app, world.owner, importVendorCodes, asked)).toMatchObject({ new: 7000 })
  expect(await call(app, world.owner, importVendorCodes, asked)).toMatchObject({ known: 7000 })
})
