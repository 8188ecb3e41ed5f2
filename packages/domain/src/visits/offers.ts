import { word } from '../language/sentence.ts'
import { fail, ok, type Result } from '../result.ts'
import { type Instant, millis } from '../time/zone.ts'
import type { FindingId } from './assignment/findings.ts'

/** Whether the first who accepts gets the visit, or a scheduler picks among those who accept. */
export const offerModes = ['first', 'pick'] as const
export type OfferMode = (typeof offerModes)[number]
export const offerModeLabels: Record<OfferMode, string> = {
  first: 'First to accept gets it',
  pick: 'I pick among those who accept',
}

/** `closed`: the visit was moved, canceled or given to somebody otherwise. */
export const offerStatuses = ['open', 'filled', 'withdrawn', 'expired', 'closed'] as const
export type OfferStatus = (typeof offerStatuses)[number]
export const offerStatusLabels: Record<OfferStatus, string> = {
  open: 'Open',
  filled: 'Filled',
  withdrawn: 'Withdrawn',
  expired: 'No one accepted',
  closed: 'Visit changed',
}

export const offerAnswers = ['waiting', 'told', 'accepted', 'declined', 'left_out'] as const
export type OfferAnswer = (typeof offerAnswers)[number]
export const offerAnswerLabels: Record<OfferAnswer, string> = {
  waiting: 'Not told yet',
  told: 'No answer yet',
  accepted: 'Accepted',
  declined: 'Declined',
  left_out: 'Left out',
}

/** What is taken where nobody says otherwise. */
export const usualWave = { size: 3, minutes: 20 } as const

/** What a caregiver settles by accepting: it is their own time. */
const settledByAccepting: readonly FindingId[] = ['availability', 'weekly_hours']

/** What of some findings an acceptance does not settle, nor whoever offered the visit. */
export const unsettled = (
  findings: readonly FindingId[],
  allowed: readonly FindingId[],
): FindingId[] => findings.filter((id) => !settledByAccepting.includes(id) && !allowed.includes(id))

/** What a caregiver is told who cannot take a visit; it says nothing about the client. */
export const offerRefusals: Record<FindingId, string> = {
  caregiver_inactive: word('You are not active at this agency. Call the office.'),
  do_not_send: word('The office must arrange this visit. Call the office.'),
  credential_missing: word(
    'This visit requires a credential that is not on file. Call the office.',
  ),
  caregiver_away: word('You are away at that time.'),
  client_closed: word('The office must arrange this visit. Call the office.'),
  client_away: word('The client is away at that time.'),
  overlap: word('You already have a visit at that time.'),
  credential_expired: word('One of your credentials has expired. Call the office.'),
  availability: word('You are not available at that time.'),
  gender_preference: word('The office must arrange this visit. Call the office.'),
  weekly_hours: word('You would work more hours that week than you want.'),
  overtime: word('You would work overtime that week. Call the office.'),
  authorization: word('The office must arrange this visit. Call the office.'),
  travel: word('The way from your other visit takes too long. Call the office.'),
}

/** A visit as it is now, beside how it was offered. */
export type OfferFacts = {
  status: OfferStatus
  startsAt: Instant
  endsAt: Instant
  expiresAt: Instant
  visit: { status: string; startsAt: Instant; endsAt: Instant }
}

/** Whether the visit is still open at the time at which it was offered. */
const stillOpen = ({ visit, startsAt, endsAt }: OfferFacts): boolean =>
  visit.status === 'available' &&
  millis(visit.startsAt) === millis(startsAt) &&
  millis(visit.endsAt) === millis(endsAt)

type AnswerFailure = 'offer_taken' | 'offer_withdrawn' | 'offer_expired' | 'offer_changed'

/** Whether an offer can still be accepted. */
export const acceptOffer = (offer: OfferFacts, now: Date): Result<null, AnswerFailure> => {
  if (offer.status === 'filled') return fail('offer_taken')
  if (offer.status === 'withdrawn') return fail('offer_withdrawn')
  if (offer.status === 'expired') return fail('offer_expired')
  if (offer.status === 'closed' || !stillOpen(offer)) return fail('offer_changed')
  return now.getTime() >= millis(offer.expiresAt) ? fail('offer_expired') : ok(null)
}

/** Whether those who accepted an offer that expired wait in vain: its visit was given, changed, or has begun. */
export const isOver = (offer: OfferFacts, now: Date): boolean =>
  !stillOpen(offer) || now.getTime() >= millis(offer.startsAt)

/** How many of those whom a visit is offered to stand where. */
export type OfferCounts = Record<OfferAnswer, number>

/** What happens next with an open offer by itself. */
type OfferStep = 'wait' | 'tell' | 'expire' | 'close'

/**
 * The next step of an open offer: it ends with its visit or its deadline. The next wave is told when it is due, or
 * as soon as everybody told has declined. Where nobody is left who could accept, it ends early.
 */
export const offerStep = (
  offer: OfferFacts & { nextWaveAt: Instant | null },
  { waiting, told, accepted }: OfferCounts,
  now: Date,
): OfferStep => {
  if (!stillOpen(offer)) return 'close'
  if (now.getTime() >= millis(offer.expiresAt)) return 'expire'
  const due = offer.nextWaveAt === null || now.getTime() >= millis(offer.nextWaveAt)
  const nobodyThinks = told === 0 && accepted === 0
  if (waiting > 0) return due || nobodyThinks ? 'tell' : 'wait'
  return nobodyThinks ? 'expire' : 'wait'
}
