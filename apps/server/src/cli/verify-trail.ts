import { trailsOf } from '../plumbing/audit/trails.ts'
import { type Broken, type Verified, verifyAgency } from '../plumbing/audit/verify.ts'
import { type Catalog, catalogDifferences, catalogOf } from '../plumbing/db/catalog.ts'
import type { AppServices } from '../plumbing/services.ts'
import type { Place } from './with-database.ts'

type Verifying = Pick<Place, 'db' | 'keys' | 'storage'> &
  Pick<AppServices, 'clock'> & {
    /** How the migrations make a database. */
    expected(): Promise<Catalog>
  }

/** What the command found; nothing is proven of a database without any agency. */
type Verdict = 'whole' | 'broken' | 'nothing'

/**
 * Verifies the trail of every agency, and that no table, trigger, rule, policy, function or right is another
 * than the migrations make; says what it found.
 */
export async function verifyTrail(place: Verifying, say: (line: string) => void): Promise<Verdict> {
  const trails = await trailsOf(place.storage, place.db)
  if (trails.length === 0) {
    say('There is no agency, neither in the database nor beside it: nothing was verified.')
    return 'nothing'
  }
  let whole = true
  const total = { events: 0, sealed: 0, waiting: 0 }
  for (const { agencyId, there } of trails) {
    const verified = await verifyAgency(place, place.db, agencyId)
    for (const name of ['events', 'sealed', 'waiting'] as const) total[name] += verified[name]
    for (const line of describe(verified)) say(line)
    if (!there) say(`agency ${agencyId}: MISSING, it is not in the database any more`)
    whole &&= there && verified.broken.length === 0
  }
  const other = catalogDifferences(await catalogOf(place.db.directUrl), await place.expected())
  for (const line of other) say(`database: ${line}`)
  whole &&= other.length === 0
  say(`${trails.length} agencies: ${counts(total)}. ${whole ? 'The trail is whole.' : 'BROKEN.'}`)
  return whole ? 'whole' : 'broken'
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
