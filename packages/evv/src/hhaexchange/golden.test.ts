import { describe, expect, test } from 'vitest'
import { caregiverBody } from './caregiver-body.ts'
import { columns } from './columns.ts'
import { aCaregiver, aNaming, tellings } from './testing/samples.ts'
import { visitBody } from './visit-body.ts'
import { rowInLines, visitFile, visitFileName, visitRow } from './visit-file.ts'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

test('a caregiver', async () => {
  await expect(json(caregiverBody(aCaregiver, aNaming))).toMatchFileSnapshot(
    'golden/caregiver.json',
  )
})

describe('a call', () => {
  const told = Object.entries(tellings).filter(([, { record }]) => record.state !== 'void')
  test.each(told)('%s', async (name, telling) => {
    await expect(json(visitBody(telling, aNaming))).toMatchFileSnapshot(`golden/call-${name}.json`)
  })
})

describe('a row of a file', () => {
  test.each(Object.entries(tellings))('%s', async (name, telling) => {
    const lines = `${rowInLines(visitRow(telling, aNaming))}\n`
    await expect(lines).toMatchFileSnapshot(`golden/row-${name}.txt`)
  })
})

test('a file', async () => {
  const all = Object.values(tellings)
  await expect(visitFile(all, aNaming)).toMatchFileSnapshot('golden/visits.csv')
  expect(visitFileName('561234567', '20261102170000')).toBe('VISITS_561234567_20261102170000.CSV')
})

/** HHAeXchange publishes that there are 96 columns, what A to G are, and that BA says whether to delete. */
test('the columns that are published have their places', () => {
  expect(columns.length).toBe(96)
  const published = columns.flatMap(({ name, from }) => (from === 'published' ? [name] : []))
  expect(published).toEqual(columns.slice(0, 7).map(({ name }) => name))
  expect(columns[2 * 26]?.name).toBe('Is Deletion')
  expect(new Set(columns.map(({ name }) => name)).size).toBe(96)
})
