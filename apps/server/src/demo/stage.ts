import { v7 as uuid } from 'uuid'
import type { Ctx } from '../plumbing/context.ts'
import { type House, makeCtx } from '../plumbing/ctx.ts'
import type { Database, Tx } from '../plumbing/db/pool.ts'
import { inAgency } from '../plumbing/db/transaction.ts'
import { demoAgency, demoAgencyId } from './data/agency.ts'
import type { demoUsers } from './data/people.ts'

/** Where the demo is played: the house with its clock, and the people who act. */
export type Stage = {
  readonly house: House
  readonly db: Database
  readonly now: Date
}

export type Username = keyof typeof demoUsers

/** Runs work in one transaction of the demo agency. */
export const onStage = <T>(stage: Stage, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inAgency(stage.db, demoAgencyId, work)

/**
 * Contexts in a transaction of the demo agency, so that the verbs of the rooms are called as the
 * person who would call them, at the time at which they would.
 */
export async function cast(stage: Stage, tx: Tx): Promise<(username: Username, at?: Date) => Ctx> {
  const users = await stage.db.identity
    .selectFrom('users as u')
    .innerJoin('agents as a', 'a.user_id', 'u.id')
    .select([
      'u.username',
      'u.id as userId',
      'u.name',
      'u.super_admin',
      'a.id as agentId',
      'a.role',
    ])
    .where('a.agency_id', '=', demoAgencyId)
    .execute()
  return (username, at = stage.now) => {
    const user = users.find((one) => one.username === username)
    if (!user) throw new Error(`The demo has no user ${username}.`)
    const { id, name, time_zone: timeZone } = demoAgency
    return makeCtx({ ...stage.house, clock: () => at }, tx, {
      agency: { id, name, timeZone, locationTolerance: 150 },
      actor: {
        kind: 'person',
        userId: user.userId,
        agentId: user.agentId,
        role: user.role,
        name: user.name,
        superAdmin: user.super_admin,
      },
      requestId: uuid(),
    })
  }
}
