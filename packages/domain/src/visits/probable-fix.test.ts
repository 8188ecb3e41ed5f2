import { expect, test } from 'vitest'
import { visitExceptions } from './exceptions.ts'
import { type FixFacts, probableFix } from './probable-fix.ts'
import { reasonsFor, standardReasons } from './reasons.ts'

const now = new Date('2026-03-11T14:00:00Z')
const facts: FixFacts = {
  agentId: 'a',
  startsAt: '2026-03-10T14:00:00Z',
  endsAt: '2026-03-10T16:00:00Z',
  checkInAt: '2026-03-10T14:03:00Z',
  checkOutAt: '2026-03-10T16:03:00Z',
  checkInReceivedAt: '2026-03-10T14:03:00Z',
  checkOutReceivedAt: '2026-03-10T16:03:00Z',
  heldFor: [],
  signedAt: null,
  lastTaskAt: null,
  nextCheckInAt: null,
}
const anybody = { vendor: null, payorId: null, state: null }

test.each([...visitExceptions, 'none'] as const)(
  'the reason for %s is one that is offered',
  (one) => {
    const { act, situation, reason } = probableFix(one, facts, now)
    const offered = situation
      ? reasonsFor(standardReasons, { kind: 'reason', situation, ...anybody }).map(
          ({ code }) => code,
        )
      : []
    expect(reason === null || offered.includes(reason)).toBe(true)
    expect(situation === null).toBe(offered.length === 0)
    expect(act === 'open').toBe(one === 'late')
  },
)

test.each<[Partial<FixFacts>, Parameters<typeof probableFix>[0], object]>([
  [{ agentId: null }, 'missed', { act: 'miss', reason: 'schedule_error' }],
  [
    { checkOutAt: null },
    'no_check_out',
    { act: 'check_out', times: { checkInAt: null, checkOutAt: '2026-03-10T16:00:00.000Z' } },
  ],
  [{ checkInAt: '2026-03-12T14:03:00Z', checkOutAt: null }, 'no_check_out', { act: 'open' }],
  [{ heldFor: ['taken_long_ago'] }, 'times_held', { act: 'accept_held', times: null }],
  [
    {
      heldFor: ['ahead_of_clock'],
      checkInAt: '2026-03-11T14:03:00Z',
      checkOutAt: '2026-03-11T16:03:00Z',
    },
    'times_held',
    { act: 'correct', times: { checkInAt: '2026-03-10T14:03:00.000Z' } },
  ],
  [
    { heldFor: ['ahead_of_clock'], checkOutAt: '2026-03-12T16:03:00Z' },
    'times_held',
    { act: 'open' },
  ],
  [{ checkInAt: '2026-03-10T13:03:00Z' }, 'check_in_off', { situation: 'early' }],
  [{ checkInAt: '2026-03-10T15:03:00Z' }, 'check_in_off', { situation: 'late' }],
])('%j: %s', (changed, exception, fix) => {
  expect(probableFix(exception, { ...facts, ...changed }, now)).toMatchObject(fix)
})
