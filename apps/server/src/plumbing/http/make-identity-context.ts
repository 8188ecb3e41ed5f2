import { languageAsked } from '@homeward/domain/language/languages'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Session } from '../auth/session.ts'
import type { Actor } from '../actor.ts'
import { type AppServices } from '../services.ts'
import { makeCtx } from '../context.ts'
import { agencyContext } from '../db/agency-context.ts'
import { asAgency } from '../db/as-agency.ts'
import type { Database, Tx } from '../db/pool.ts'
import { deviceOf } from './device.ts'
import type { IdentityContext, ActingUser, IdentityTransaction } from './identity-context.ts'

/** The context of a call that belongs to a person rather than to an agency. */
export function makeIdentityContext(
  services: AppServices,
  db: Database,
  request: FastifyRequest,
  session: Session | null,
): IdentityContext {
  return {
    db: db.identity,
    session,
    now: services.clock(),
    requestId: request.id,
    address: request.ip,
    device: deviceOf(request.headers['user-agent']),
    language: languageAsked(request.headers['accept-language']),
    keys: services.keys,
    log: services.log,
    publicUrl: services.publicUrl,
    sendsMail: services.mailer !== null,
    transact: (work) =>
      db.identity.transaction().execute((tx) => work(stepOf(services, tx, request.id))),
    async enqueue(task, payload, options) {
      await sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::json, ${options?.key ?? null},
        null, ${options?.runAt.toISOString() ?? null}::timestamptz)`.execute(db.identity)
    },
  }
}

function stepOf(services: AppServices, tx: Tx, requestId: string): IdentityTransaction {
  const within: IdentityTransaction['inAgency'] = (agencyId, who, work) =>
    asAgency(tx, agencyId, async () =>
      work(
        makeCtx(services, tx, {
          agency: await agencyContext(tx),
          actor: personActor(who),
          requestId,
        }),
      ),
    )
  return {
    tx,
    now: services.clock(),
    inAgency: within,
    audit: (agencyId, who, entry) => within(agencyId, who, (ctx) => ctx.record(entry)),
  }
}

/** The role with the fewest rights: what people do to their own account must not depend on a role. */
const personActor = ({ id, name }: ActingUser): Actor => ({
  kind: 'person',
  userId: id,
  agentId: null,
  role: 'sitter',
  name,
  superAdmin: false,
  offices: null,
})
