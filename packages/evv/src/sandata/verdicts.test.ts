import { describe, expect, test } from 'vitest'
import { type Envelope, readEnvelope } from './envelope.ts'
import { clientKey } from './keys.ts'
import { ids } from './testing/records.ts'
import { isNotReady, readableRow, verdictsOf, withoutNumbers } from './verdicts.ts'

const said = (more: object): Envelope => {
  const read = readEnvelope(JSON.stringify({ id: 'a-uuid', status: 'SUCCESS', ...more }))
  if (!read) throw new Error('The answer cannot be read.')
  return read
}

test.each(['', 'null', '[]', '{}', '{"status":200}', '<html>Bad gateway</html>', '{"status":'])(
  '%j is no answer',
  (text) => {
    expect(readEnvelope(text)).toBeNull()
  },
)

test('an answer may have members that we do not know, and null for those we do', () => {
  expect(
    said({ messageSummary: null, failedCount: null, data: { uuid: 'x' }, extra: [1] }),
  ).toEqual({ id: 'a-uuid', failed: false, said: '', failedCount: null, rows: [] })
})

test('a status is not ready whether or not it says FAILED', () => {
  const messageSummary = 'The result for the input UUID is not ready yet. Please try again.'
  for (const status of ['SUCCESS', 'FAILED'])
    expect(isNotReady(said({ status, messageSummary }))).toBe(true)
  expect(isNotReady(said({ messageSummary: 'All records updated successfully.' }))).toBe(false)
})

describe('verdicts', () => {
  const other = '01930a1c-7c00-7abc-8def-0123456789ac'

  test('go by the keys of each kind; a row without an error is no rejection', () => {
    const rows = [
      {
        VisitOtherID: `${ids.visit}-tnvzc0-5k0`,
        ErrorCode: -1021,
        ErrorMessage: 'Client not found',
      },
      { VisitOtherID: ids.visit, ErrorCode: '-1021', ErrorMessage: 'Client not found' },
      { VisitOtherID: other, ErrorCode: null, ErrorMessage: null },
    ]
    const verdicts = verdictsOf(said({ data: rows }), 'visit', [ids.visit, other])
    expect(verdicts?.get(ids.visit)?.problems).toEqual([
      { code: '-1021', message: 'Client not found' },
    ])
    expect(verdicts?.get(other)?.problems).toEqual([])
    const client = [{ ClientOtherID: clientKey(ids.client), ErrorMessage: 'No.' }]
    expect(
      verdictsOf(said({ data: client }), 'client', [ids.client])?.get(ids.client)?.problems,
    ).toEqual([{ code: null, message: 'No.' }])
    const agent = [{ EmployeeOtherID: ids.agent, ErrorCode: 77 }]
    expect(
      verdictsOf(said({ data: agent }), 'agent', [ids.agent])?.get(ids.agent)?.problems,
    ).toEqual([{ code: '77', message: 'Sandata gave the error 77.' }])
  })

  test('are none if a failure belongs to no record', () => {
    const strange = [{ VisitOtherID: 'another', ErrorMessage: 'No.' }]
    expect(verdictsOf(said({ data: strange }), 'visit', [ids.visit])).toBeNull()
    expect(verdictsOf(said({ failedCount: 1 }), 'visit', [ids.visit])).toBeNull()
  })
})

test('what is kept of a row has no number of the client', () => {
  const [row] = said({
    data: [
      {
        VisitOtherID: ids.visit,
        ClientMedicaidID: '900123456K',
        ErrorMessage: 'ClientMedicaidID 900123456K and 945123456L differ.',
      },
    ],
  }).rows
  if (!row) throw new Error('There is no row.')
  expect(readableRow(row)).toContain('ClientMedicaidID ••• and ••• differ.')
  expect(readableRow(row)).toContain(ids.visit)
  expect(withoutNumbers('Sequence 12 of account 41009', {})).toBe('Sequence 12 of account 41009')
})
