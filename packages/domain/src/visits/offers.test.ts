import { expect, it } from 'vitest'
import { acceptOffer, type OfferCounts, type OfferFacts, offerStep, unsettled } from './offers.ts'

const at = (clock: string) => `2026-11-02T${clock}:00.000Z`
const visit = { status: 'available', startsAt: at('20:00'), endsAt: at('22:00') }
const offer: OfferFacts & { nextWaveAt: string | null } = {
  status: 'open',
  startsAt: visit.startsAt,
  endsAt: visit.endsAt,
  expiresAt: at('16:00'),
  nextWaveAt: at('14:20'),
  visit,
}
const now = new Date(at('14:10'))
const moved = { visit: { ...visit, startsAt: at('19:45') } }
const taken = { visit: { ...visit, status: 'scheduled' } }

it.each<[string, Partial<OfferFacts>, string | null]>([
  ['open', {}, null],
  ['written with another zone', { startsAt: '2026-11-02T15:00:00-05:00' }, null],
  ['filled', { status: 'filled' }, 'offer_taken'],
  ['withdrawn', { status: 'withdrawn' }, 'offer_withdrawn'],
  ['expired', { status: 'expired' }, 'offer_expired'],
  ['at its deadline', { expiresAt: at('14:10') }, 'offer_expired'],
  ['closed', { status: 'closed' }, 'offer_changed'],
  ['moved', moved, 'offer_changed'],
  ['longer', { visit: { ...visit, endsAt: at('22:15') } }, 'offer_changed'],
  ['given to somebody', taken, 'offer_changed'],
  ['canceled', { visit: { ...visit, status: 'canceled' } }, 'offer_changed'],
])('%s', (_, given, failure) => {
  const result = acceptOffer({ ...offer, ...given }, now)
  expect(result.ok ? null : result.failure).toBe(failure)
})

const none: OfferCounts = { waiting: 0, told: 0, accepted: 0, declined: 0, left_out: 0 }
it.each<[string, Partial<typeof offer>, Partial<OfferCounts>, string]>([
  ['a new one', { nextWaveAt: null }, { waiting: 6 }, 'tell'],
  ['before the next wave', {}, { waiting: 3, told: 2, declined: 1 }, 'wait'],
  ['when it is due', { nextWaveAt: at('14:10') }, { waiting: 3, told: 3 }, 'tell'],
  ['when all declined', {}, { waiting: 3, declined: 3 }, 'tell'],
  ['when one wants it and a scheduler picks', {}, { waiting: 3, accepted: 1 }, 'wait'],
  ['the last wave', { nextWaveAt: null }, { told: 1, declined: 5 }, 'wait'],
  ['nobody is left', {}, { declined: 4, left_out: 2 }, 'expire'],
  ['the deadline', { expiresAt: at('14:10') }, { waiting: 3, told: 3 }, 'expire'],
  ['the visit was moved', moved, { told: 3 }, 'close'],
  ['the visit has somebody', taken, { waiting: 3 }, 'close'],
])('%s', (_, given, counts, step) => {
  expect(offerStep({ ...offer, ...given }, { ...none, ...counts }, now)).toBe(step)
})

it('accepting settles what is of one’s own time, and what was allowed', () => {
  expect(unsettled(['availability', 'weekly_hours', 'overlap'], [])).toEqual(['overlap'])
  expect(unsettled(['overtime', 'travel'], ['overtime'])).toEqual(['travel'])
})
