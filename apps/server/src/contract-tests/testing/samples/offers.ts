import { addOwnDaysOff } from '@homeward/contract/caregivers/own-time'
import { acceptOpenVisit, createVisitOffers } from '@homeward/contract/visits/offers'
import { updateVisit } from '@homeward/contract/visits/visits'
import { addDays } from '@homeward/domain/time/zone'
import { anAgent } from '../../../rooms/caregivers/testing/factories.ts'
import { aVisit } from '../../../rooms/visits/testing/factories.ts'
import { call } from '../../../testing/call.ts'
import type { Sample } from '../sample.ts'

/** An open visit that is offered to the PCA. */
const anOffer =
  (day: string, mode: 'first' | 'pick' = 'first'): Sample =>
  async (_, { app, world }) => {
    const visit = await aVisit(app, world, { agent_id: null, day })
    const { offers } = await call(app, world.manager, createVisitOffers, {
      visit_ids: [visit.id],
      agent_ids: [world.pca.agentId],
      mode,
    })
    return { id: offers[0]?.id, agent_id: world.pca.agentId }
  }

let asked = 0

/** A day off that somebody asks for, another one each time. */
async function aRequest({ app, world }: Parameters<Sample>[1], who: 'pca' | 'owner' = 'pca') {
  const day = addDays('2027-07-01', asked++)
  const own = await call(app, world[who], addOwnDaysOff, { start_date: day, end_date: day })
  return own.requests.find(({ start_date }) => start_date === day)?.id ?? ''
}

/** A visit that was moved by an hour, to be put where it stood. */
const aMove: Sample = async (_, { app, world }) => {
  const { id } = await aVisit(app, world, { agent_id: null, day: '2026-12-14' })
  const moved = await call(app, world.manager, updateVisit, { id, scheduled_time: '12:00' })
  return { visits: moved.changed_from ?? [], assignment_reason: 'Undo of a change' }
}

/** Endpoints of open visits that are offered, and of moves that are undone. */
export const offerSamples: Record<string, Sample> = {
  'POST /call_outs': async (_, { app, world }) => ({ agent_id: (await anAgent(app, world)).id }),
  'PUT /own_time/hours': () => ({ pattern: [{ weekday: 1, start: '08:00', end: '16:00' }] }),
  'POST /own_time/days_off': () => ({ start_date: '2027-06-01', end_date: '2027-06-02' }),
  'DELETE /own_time/days_off/:id': async (_, place) => ({ id: await aRequest(place, 'owner') }),
  'POST /leave_requests/:id/approve': async (_, place) => ({ id: await aRequest(place) }),
  'POST /leave_requests/:id/decline': async (_, place) => ({
    id: await aRequest(place),
    answer: 'Too many are off',
  }),
  'POST /own_time/sick_reports': () => ({ start_date: '2027-06-03', end_date: '2027-06-03' }),
  'POST /visit_places': aMove,
  'POST /visit_offers': async (_, { app, world }) => ({
    visit_ids: [(await aVisit(app, world, { agent_id: null, day: '2026-12-07' })).id],
  }),
  'POST /visit_offers/:id/withdraw': async (records, place) => ({
    id: (await anOffer('2026-12-08')(records, place))['id'],
  }),
  'POST /visit_offers/:id/pick': async (records, place) => {
    const input = await anOffer('2026-12-09', 'pick')(records, place)
    await call(place.app, place.world.pca, acceptOpenVisit, { id: String(input['id']) })
    return input
  },
  'POST /open_visits/:id/accept': anOffer('2026-12-10'),
  'POST /open_visits/:id/decline': anOffer('2026-12-11'),
}
