import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Session } from '../auth/session.ts'
import type { Actor } from '../context.ts'
import { type House, makeCtx } from '../ctx.ts'
import { agencyContext } from '../db/agency-context.ts'
import { asAgency } from '../db/as-agency.ts'
import type { Database, Tx } from '../db/pool.ts'
import { deviceOf } from './device.ts'
import type { Open, Somebody, Step } from './open.ts'

/** The context of a call that belongs to a person rather than to an agency. */
export function openFor(
  house: House,
  db: Database,
  request: FastifyRequest,
  session: Session | null,
): Open {
  return {
    db: db.identity,
    session,
    now: house.clock(),
    requestId: request.id,
    address: request.ip,
    device: deviceOf(request.headers['user-agent']),
    keys: house.keys,
    log: house.log,
    publicUrl: house.publicUrl,
    sendsMail: house.mailer !== null,
    transact: (work) =>
      db.identity.transaction().execute((tx) => work(stepOf(house, tx, request.id))),
    async enqueue(task, payload) {
      await sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::json)`.execute(db.identity)
    },
  }
}

function stepOf(house: House, tx: Tx, requestId: string): Step {
  const within: Step['inAgency'] = (agencyId, who, work) =>
    asAgency(tx, agencyId, async () =>
      work(makeCtx(house, tx, { agency: await agencyContext(tx), actor: asSuch(who), requestId })),
    )
  return {
    tx,
    now: house.clock(),
    inAgency: within,
    audit: (agencyId, who, entry) => within(agencyId, who, (ctx) => ctx.record(entry)),
  }
}

/** The least of all roles: what a person does as such must not depend on one. */
const asSuch = ({ id, name }: Somebody): Actor => ({
  kind: 'person',
  userId: id,
  agentId: null,
  role: 'sitter',
  name,
  superAdmin: false,
})
