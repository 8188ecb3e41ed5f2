import { sql } from 'kysely'
import { type Broken, type Verified, verifyAgency } from '../plumbing/audit/verify.ts'
import type { Place } from './with-database.ts'

/** Verifies the trail of every agency and says what it found; true where all of it is whole. */
export async function verifyTrail(
  place: Pick<Place, 'db' | 'keys' | 'storage'>,
  say: (line: string) => void,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from app.agency_ids() as id order by id`.execute(place.db.app)
  let whole = true
  const total = { events: 0, sealed: 0, waiting: 0 }
  for (const { id } of rows) {
    const verified = await verifyAgency(place, place.db, id)
    for (const name of ['events', 'sealed', 'waiting'] as const) total[name] += verified[name]
    for (const line of describe(verified)) say(line)
    whole &&= verified.broken.length === 0
  }
  say(`${rows.length} agencies: ${counts(total)}. ${whole ? 'The trail is whole.' : 'BROKEN.'}`)
  return whole
}

const counts = (of: { events: number; sealed: number; waiting: number }): string =>
  `${of.events} events, ${of.sealed} sealed, ${of.waiting} waiting`

function describe(verified: Verified): string[] {
  const [first] = verified.broken
  const line = `agency ${verified.agencyId}: ${counts(verified)}`
  if (!first) return [`${line}: whole`]
  const more = verified.broken.length - 1
  return [
    `${line}: BROKEN${more > 0 ? `, and ${more} more after the first` : ''}`,
    `  first: ${placeOf(first)}`,
    `  ${first.what}`,
  ]
}

const placeOf = ({ position, eventId, at, action }: Broken): string =>
  [
    position === null ? 'no position' : `position ${position}`,
    eventId && `event ${eventId}`,
    at && `at ${at}`,
    action,
  ]
    .filter(Boolean)
    .join(', ')
