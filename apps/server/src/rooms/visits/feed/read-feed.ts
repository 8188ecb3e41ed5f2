import * as contract from '@homeward/contract/visits/watching'
import type { FeedItem } from '@homeward/contract/visits/watching'
import { minutesBetween } from '@homeward/domain/time/zone'
import { happeningsOf } from '@homeward/domain/visits/feed'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { boundsAt } from '../shown/moment-store.ts'
import { findHappenings } from './feed-store.ts'

const aDay = 86_400_000
const earliest = Date.UTC(2000, 0, 1)

/** What happened at visits, a day back from a moment; visits are looked for a day around it. */
export const readVisitsFeed = verb(contract.readVisitsFeed, async (ctx, input) => {
  // What happens in this very millisecond counts, and nothing is told of before the year 2000.
  const latest = ctx.now.getTime() + 1
  const asked = input.before ? Date.parse(input.before) : latest
  const before = Math.max(earliest, Math.min(latest, asked))
  const instant = (ms: number): string => new Date(ms).toISOString()
  const rows = await findHappenings(ctx.tx, {
    ...boundsAt(ctx),
    from: instant(before - 2 * aDay),
    until: instant(before + aDay),
    since: instant(before - aDay),
    before: instant(before),
    lateAfter: ctx.agency.lateAfter,
    happenings: happeningsOf(input.only),
    officeId: input.office_id ?? null,
    ownAgentId: ownAgentOnly(ctx.actor),
    most: input.items + 1,
  })
  // A page ends between two moments, for the next one begins before its last one.
  const last = rows[input.items - 1]?.at
  const onPage = last === undefined ? rows : rows.filter(({ at }) => at >= last)
  const items = onPage.map((row) => presented(row, ctx.agency.locationTolerance))
  return { items: items.toSorted(newestFirst), more: rows.length > onPage.length }
})

const newestFirst = (a: FeedItem, b: FeedItem): number =>
  a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1

type Row = Awaited<ReturnType<typeof findHappenings>>[number]

const presented = (row: Row, tolerance: number): FeedItem => ({
  id: `${row.id}:${row.happening}`,
  visit_id: row.id,
  happening: row.happening,
  at: row.at,
  client: { id: row.client_id, name: row.client_name },
  agent: row.agent_id === null ? null : { id: row.agent_id, name: row.agent_name ?? '' },
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  ...punchOf(row, tolerance),
})

/** What is to be said of the punch that an item tells of. */
function punchOf(row: Row, tolerance: number) {
  const none = { recorded_at: null, minutes_off: null, far: false, manual: false }
  const punch = (at: string | null, plan: string, method: string | null, away: number | null) => ({
    recorded_at: at,
    minutes_off: at === null ? null : minutesBetween(plan, at),
    far: (away ?? 0) > tolerance,
    manual: method === 'manual',
  })
  if (row.happening === 'checked_in') {
    return punch(row.check_in_at, row.starts_at, row.check_in_method, row.check_in_distance)
  }
  if (row.happening === 'checked_out') {
    return punch(row.check_out_at, row.ends_at, row.check_out_method, row.check_out_distance)
  }
  return none
}
