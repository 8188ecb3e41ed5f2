import { addDays } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import { insertRows } from '../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { demoAgencyId } from '../data/agency.ts'
import { demoToday } from '../days.ts'
import { cast, onStage, type Stage } from '../stage.ts'
import { type Offered, offeredVisits } from './offered-visits.ts'
import { findCaregivers } from './offers-store.ts'

const minuteMs = 60_000
const key = { agency_id: demoAgencyId }

type Answer = 'waiting' | 'told' | 'accepted' | 'declined'

/** Offers of the morning: how each stands, and what those whom it is for answered, in their order. */
const stories = [
  { mode: 'pick', status: 'open', answers: ['accepted', 'declined', 'told', 'waiting', 'waiting'] },
  { mode: 'first', status: 'open', answers: ['told', 'told', 'told', 'waiting'] },
  { mode: 'first', status: 'expired', answers: ['told', 'declined', 'told'] },
  { mode: 'first', status: 'filled', answers: ['accepted', 'told', 'declined'] },
] as const satisfies { mode: string; status: string; answers: readonly Answer[] }[]

/** Open visits that were offered to caregivers who are free for them, and days off that caregivers asked for. */
export async function loadOffers(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  await onStage(stage, async (tx) => {
    const manager = (await cast(stage, tx)).as('manager')
    const people = await findCaregivers(tx)
    const offered = await offeredVisits(stage, manager, people[0])
    const offers = stories.flatMap((story): Offer[] => {
      const filled = story.status === 'filled'
      const at = offered.findIndex(({ agent_id: agentId }) => (agentId !== null) === filled)
      const [visit] = at < 0 ? [] : offered.splice(at, 1)
      return visit ? [{ story, visit, id: uuid() }] : []
    })
    const { actor } = manager
    const by = { created_by: actor.kind === 'person' ? actor.userId : null, name: actor.name }
    await insertRows(
      tx.insertInto('visit_offers'),
      offers.map((offer) => offerRow(stage, offer, by)),
    )
    await insertRows(
      tx.insertInto('visit_offer_recipients'),
      offers.flatMap((offer) => recipientRows(stage, offer)),
    )
    await insertRows(tx.insertInto('agent_leave_requests'), leaveRows(stage, people))
    await note(tx)
  })
}

type Offer = { story: (typeof stories)[number]; visit: Offered; id: string }

function offerRow(
  { now }: Stage,
  { story: { mode, status }, visit, id }: Offer,
  by: { created_by: string | null; name: string },
) {
  const over = status !== 'open'
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minuteMs).toISOString()
  return {
    ...key,
    id,
    visit_id: visit.id,
    mode,
    status,
    starts_at: visit.starts_at,
    ends_at: visit.ends_at,
    expires_at: over ? minutesAgo(5) : visit.starts_at,
    wave: 1,
    wave_size: 3,
    wave_minutes: 240,
    next_wave_at: over ? null : minutesAgo(-220),
    created_by: by.created_by,
    created_by_name: by.name,
    created_at: minutesAgo(20),
    ended_at: over ? minutesAgo(5) : null,
  }
}

function recipientRows({ now }: Stage, { story, visit, id }: Offer) {
  const told = new Date(now.getTime() - 20 * minuteMs).toISOString()
  const answered = new Date(now.getTime() - 12 * minuteMs).toISOString()
  return visit.asked.slice(0, story.answers.length).map((agentId, at) => ({
    ...key,
    id: uuid(),
    offer_id: id,
    agent_id: agentId,
    position: at + 1,
    ...answerRow(story.answers[at] ?? 'waiting', { told, answered }),
  }))
}

const answerRow = (answer: Answer, { told, answered }: { told: string; answered: string }) => ({
  answer,
  wave: answer === 'waiting' ? null : 1,
  told_at: answer === 'waiting' ? null : told,
  answered_at: answer === 'accepted' || answer === 'declined' ? answered : null,
  why: answer === 'declined' ? 'Too far from my other visits.' : null,
})

/** Days off, from so many days on. */
const asked = [
  { from: 14, days: 5, note: 'My sister’s wedding.' },
  { from: 9, days: 1, note: 'A doctor’s appointment in Durham.' },
  { from: 21, days: 10, note: null },
] as const

const leaveRows = (stage: Stage, people: readonly string[]) =>
  asked.map(({ from, days, note }, at) => ({
    ...key,
    id: uuid(),
    agent_id: people[at] ?? '',
    start_date: addDays(demoToday(stage), from),
    end_date: addDays(demoToday(stage), from + days - 1),
    note,
    created_at: new Date(stage.now.getTime() - (at + 1) * 95 * minuteMs).toISOString(),
  }))
