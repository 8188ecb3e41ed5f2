import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Session } from '../auth/session.ts'
import type { Actor } from '../context.ts'
import { type House, makeCtx } from '../ctx.ts'
import { agencyContext } from '../db/agency-context.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { deviceOf } from './device.ts'
import type { Open } from './open.ts'

/** The context of a call that belongs to a person rather than to an agency. */
export function openFor(
  house: House,
  db: Database,
  request: FastifyRequest,
  session: Session | null,
): Open {
  const within: Open['inAgency'] = (agencyId, actor, work) =>
    inAgency(db, agencyId, async (tx) =>
      work(
        makeCtx(house, tx, {
          agency: await agencyContext(tx),
          actor,
          requestId: request.id,
        }),
      ),
    )
  return {
    db: db.identity,
    session,
    now: house.clock(),
    requestId: request.id,
    address: request.ip,
    device: deviceOf(request.headers['user-agent']),
    keys: house.keys,
    log: house.log,
    inAgency: within,
    audit: (agencyId, userId, name, action) =>
      within(agencyId, signingIn(userId, name), (ctx) =>
        ctx.record({ action, type: 'user', id: userId }),
      ),
    async enqueue(task, payload) {
      await sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::json)`.execute(db.identity)
    },
  }
}

/** Signing in is done by the person as such, before any role of theirs is known to apply. */
const signingIn = (userId: string, name: string): Actor => ({
  kind: 'person',
  userId,
  agentId: null,
  role: 'sitter',
  name,
  superAdmin: false,
})
