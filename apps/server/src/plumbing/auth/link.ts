import { type Kysely, sql } from 'kysely'
import type { LinkActor } from '../actor.ts'
import type { AgencyContext } from '../context.ts'
import type { DB } from '../db/schema.generated.ts'
import { freshToken, hashToken } from './token.ts'

/** No session token has the dot, so neither can be taken for the other. */
const prefix = 'link.'

/** The token of a new link. Only its hash is stored. */
export const freshLinkToken = (): string => prefix + freshToken()

/** The link's token of an Authorization header, or null. */
export function linkBearerOf(header: string | undefined): string | null {
  const match = /^Bearer (link\.[A-Za-z0-9_-]{43})$/.exec(header ?? '')
  return match?.[1] ?? null
}

/** A valid link, and its agency. */
export type OpenLink = {
  readonly agency: AgencyContext
  readonly actor: LinkActor
  readonly expiresAt: string
}

/** Looks a link up and counts the use: one statement. Null if it is unknown, revoked or expired. */
export async function openLink(db: Kysely<DB>, token: string, now: Date): Promise<OpenLink | null> {
  const row = await db
    .selectFrom('open_links as l')
    .innerJoin('agencies as y', 'y.id', 'l.agency_id')
    .where('l.token_hash', '=', hashToken(token))
    .where('l.expires_at', '>', now.toISOString())
    .select([
      'l.id',
      'l.purpose',
      'l.subject_type',
      'l.subject_id',
      'l.name',
      'l.expires_at',
      'y.id as agency_id',
      'y.name as agency_name',
      'y.time_zone',
      'y.location_tolerance',
      'y.late_tolerance',
      sql`app.use_link(l.agency_id, l.id, ${now.toISOString()}::timestamptz)`.as('used'),
    ])
    .executeTakeFirst()
  return row
    ? {
        agency: {
          id: row.agency_id,
          name: row.agency_name,
          timeZone: row.time_zone,
          locationTolerance: row.location_tolerance,
          lateAfter: row.late_tolerance,
        },
        actor: {
          kind: 'link',
          linkId: row.id,
          purpose: row.purpose,
          subject: { type: row.subject_type, id: row.subject_id },
          name: row.name,
        },
        expiresAt: row.expires_at,
      }
    : null
}
