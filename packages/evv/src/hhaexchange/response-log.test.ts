import { describe, expect, test } from 'vitest'
import { externalVisitId, shortId, visitOf } from './ids.ts'
import { isLaterLog, logsOf, readLog } from './response-log.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a9001'
const ours = externalVisitId(id)

describe('an ID', () => {
  test('of a visit has at most 30 characters and is read back', () => {
    expect(ours).toMatch(/^[0-9A-Z]{25}$/)
    expect(visitOf(ours)).toBe(id)
    const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    expect(visitOf(externalVisitId(highest))).toBe(highest)
  })

  test.each(['', 'A12', 'Z'.repeat(25), `${ours}0`, ours.toLowerCase()])(
    '%j is none of ours',
    (other) => expect(visitOf(other)).toBeNull(),
  )

  test('of a caregiver has 20 characters and differs between neighbors', () => {
    expect(shortId(id)).toMatch(/^[0-9A-Z]{20}$/)
    expect(shortId('01890a5d-ac97-774b-bcce-b302099a9001')).not.toBe(shortId(id))
    expect(shortId('01890a5d-ac96-774b-bcce-b302099a9002')).not.toBe(shortId(id))
  })
})

describe('a log', () => {
  test.each([
    [`Schedule ID,Status\n${ours},Success`, { outcome: 'accepted', problems: [] }],
    [`Schedule ID,Visit ID,Status\n${ours},77,SUCCESS`, { outcome: 'accepted', vendorKey: '77' }],
    [
      `Status,Error Message,Schedule ID\nFailed,"Agency is not Linked with Payer|No, really",${ours}`,
      {
        outcome: 'rejected',
        problems: [
          { code: null, message: 'Agency is not Linked with Payer' },
          { code: null, message: 'No, really' },
        ],
      },
    ],
    [
      `Schedule ID,Status\n${ours},Hm`,
      { outcome: 'rejected', problems: [{ message: 'The log says hm and gives no reason.' }] },
    ],
    [
      `Schedule ID,Failure Reason\n${ours},"Member AB12345678 (3/4/1950) has no service"`,
      { problems: [{ message: 'Member ••• (•••) has no service' }] },
    ],
    [`Schedule ID,Failure Reason\n${ours},`, { outcome: 'accepted' }],
    [`Schedule ID,Failure Reason\n${ours},Overlap`, { outcome: 'rejected' }],
  ])('%j', (text, said) => {
    expect(readLog(text)).toMatchObject([{ visitId: id, ...said }])
  })

  test('without rows of ours says nothing', () => {
    expect(readLog('')).toEqual([])
    expect(readLog('Schedule ID,Status\n4711,Success')).toEqual([])
    expect(readLog('No,Names\n1,2')).toEqual([])
  })

  test('is found by the name of its file, the later one last', () => {
    const file = 'VISITS_561234567_20261102170000.CSV'
    const names = [
      'VISITS_561234567_20261102170000_Reprocess_Log.CSV',
      'VISITS_561234567_20261102170001_Log.CSV',
      'visits_561234567_20261102170000_log.csv',
    ]
    expect(logsOf(file, names)).toEqual([names[2], names[0]])
    expect(names.filter(isLaterLog)).toEqual([names[0]])
  })
})
