import * as contract from '@homeward/contract/insights/dashboard'
import { newestEvents } from '../../plumbing/audit/newest.ts'
import type { Ctx } from '../../plumbing/context.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { namedVisits } from '../visits/door.ts'

type Kind = (typeof contract.newsKinds)[number]

const ofVisits = {
  'visit.updated': 'assigned',
  'visit.unassigned': 'unassigned',
  'visit.offer_accepted': 'covered',
  'visit.taken_off': 'called_out',
  'visit.approved': 'approved',
  'visit.corrected': 'corrected',
  'visit.canceled': 'canceled',
  'visit.missed': 'missed',
} as const satisfies Record<string, Kind>

const ofMoney = {
  'transmission.created': 'claims_sent',
  'era.posted': 'remittance_posted',
} as const satisfies Record<string, Kind>

type Act = keyof typeof ofVisits | keyof typeof ofMoney
const kinds: Record<Act, Kind> = { ...ofVisits, ...ofMoney }

/** Some more are read, as visits of other offices are left out. */
const spare = 3

/** What was done since yesterday at this time, of visits that the person sees. */
export const officeNews = verb(contract.officeNews, async (ctx, { office_id }) => {
  const events = await newestEvents(ctx.tx, {
    actions: actsFor(ctx).map((action) => ({
      action,
      ...(action === 'visit.updated' && { field: 'agent_id' }),
    })),
    since: new Date(ctx.now.getTime() - 24 * 3_600_000),
    most: contract.mostNews * spare,
  })
  const visits = new Map(
    (
      await namedVisits(ctx, {
        ids: events.filter(({ action }) => action in ofVisits).map((event) => event.record_id),
        officeId: office_id,
      })
    ).map((visit) => [visit.id, visit]),
  )
  const news = events.flatMap(({ action, ...event }) => {
    const visit = visits.get(event.record_id)
    if (action in ofVisits && !visit) return []
    const kind = kinds[action as Act]
    return [
      {
        ...event,
        kind: kind === 'assigned' && visit?.agent_name === null ? 'unassigned' : kind,
        client_name: visit?.client_name ?? null,
        agent_name: visit?.agent_name ?? null,
      },
    ]
  })
  return { news: news.slice(0, contract.mostNews) }
})

/** What happens to money is told to whoever sees the remittances of all offices. */
const actsFor = (ctx: Ctx): Act[] => [
  ...(Object.keys(ofVisits) as Act[]),
  ...(ctx.may('remittances.read') ? (Object.keys(ofMoney) as Act[]) : []),
]
