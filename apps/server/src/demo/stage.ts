import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { type Ctx, makeCtx } from '../plumbing/context.ts'
import { type AppServices } from '../plumbing/services.ts'
import type { Database, Tx } from '../plumbing/db/pool.ts'
import { inAgency } from '../plumbing/db/transaction.ts'
import { demoAgency, demoAgencyId } from './data/agency.ts'
import type { demoUsers } from './data/people.ts'
import type { DemoScale } from './scale.ts'

/** Where the demo is played: the services with its clock, and the people who act. */
export type Stage = {
  readonly services: AppServices
  readonly db: Database
  readonly now: Date
  /** Where the agency's clocks hang. */
  readonly zone: string
  readonly scale: DemoScale
}

/** Runs work in one transaction of the demo agency. */
export const onStage = <T>(stage: Stage, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inAgency(stage.db, demoAgencyId, async (tx) => {
    // A thousand small questions in a row: finding the best order of joins costs more than it saves.
    await sql`set local join_collapse_limit = 1`.execute(tx)
    return work(tx)
  })

export type Cast = {
  /** The context of somebody who can sign in, at a time. */
  as(username: keyof typeof demoUsers, at?: Date): Ctx
  /** The context of a caregiver. */
  asAgent(agentId: string, at: Date): Ctx
}

/**
 * Contexts in a transaction of the demo agency, so that the verbs of the rooms are called as the
 * person who would call them, at the time at which they would.
 */
export async function cast(stage: Stage, tx: Tx): Promise<Cast> {
  const people = await stage.db.identity
    .selectFrom('users as u')
    .innerJoin('agents as a', 'a.user_id', 'u.id')
    .select(['u.username', 'u.id as userId', 'u.name', 'u.super_admin', 'a.id as agentId'])
    .select('a.role')
    .where('a.agency_id', '=', demoAgencyId)
    .execute()
  const play = (person: (typeof people)[number] | undefined, at: Date): Ctx => {
    if (!person) throw new Error('The demo has no such person.')
    const { id, name } = demoAgency
    return makeCtx({ ...stage.services, clock: () => at }, tx, {
      agency: { id, name, timeZone: stage.zone, locationTolerance: 150, lateAfter: 10 },
      actor: {
        kind: 'person',
        userId: person.userId,
        agentId: person.agentId,
        role: person.role,
        name: person.name,
        superAdmin: person.super_admin,
        offices: null,
      },
      requestId: uuid(),
    })
  }
  return {
    as: (username, at = stage.now) =>
      play(
        people.find((one) => one.username === username),
        at,
      ),
    asAgent: (agentId, at) =>
      play(
        people.find((one) => one.agentId === agentId),
        at,
      ),
  }
}
