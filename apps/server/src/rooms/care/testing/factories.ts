import { type Assessment, createAssessment } from '@homeward/contract/care/assessments'
import { type Authorization, createAuthorization } from '@homeward/contract/care/authorizations'
import { type Careplan, createCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import type { Endpoint, InputOf, OutputOf } from '@homeward/contract/endpoint'
import { sql } from 'kysely'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, type Caller } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { aClient, anAddress } from '../../clients/testing/factories.ts'

/** Where the clients of these tests live: the capitol in Raleigh. */
export const home = { latitude: 35.7804, longitude: -78.6391 }

/** Moves the clock with everybody still at work: no session goes idle on the way. */
export async function moveClock(app: TestServer, instant: string): Promise<void> {
  app.setClock(instant)
  await app.db.identity.updateTable('sessions').set({ last_seen_at: instant }).execute()
}

/** Calls an endpoint that asks for nothing but the id of a record. */
export const one = <E extends Endpoint>(
  app: TestServer,
  who: Caller,
  endpoint: E,
  id: string,
): Promise<OutputOf<E>> => call(app, who, endpoint, { id } as unknown as InputOf<E>)

/** A client with a home; the rooms of care ask no more of one. */
export const aClientAtHome = (
  app: TestServer,
  world: World,
  wishes: { first_name?: string; last_name?: string; language?: string; tags?: string[] } = {},
): Promise<string> =>
  aClient(app, world, {
    first_name: 'Ada',
    last_name: 'Moore',
    ...wishes,
    addresses_attributes: [anAddress(home)],
  }).then(({ id }) => id)

/** An authorization of 40 hours a week over the year around the tests' today. */
export async function anAuthorization(
  app: TestServer,
  world: World,
  overrides: Partial<InputOf<typeof createAuthorization>> = {},
): Promise<Authorization> {
  return call(app, world.manager, createAuthorization, {
    client_id: overrides.client_id ?? (await aClientAtHome(app, world)),
    payor_id: world.payorId,
    service_ids: [world.serviceId],
    number: 'PA-1001',
    start_date: '2026-06-01',
    end_date: '2027-05-31',
    units: 160,
    unit_period: 'week',
    ...overrides,
  })
}

/** An assessment by a nurse, in force around the tests' today. */
export const anAssessment = async (
  app: TestServer,
  world: World,
  overrides: Partial<InputOf<typeof createAssessment>> = {},
): Promise<Assessment> =>
  call(app, world.nurse, createAssessment, {
    client_id: overrides.client_id ?? (await aClientAtHome(app, world)),
    start_date: '2026-11-02',
    end_date: '2027-04-30',
    authorized_minutes: 600,
    ...overrides,
  })

/** Mondays, Wednesdays and Fridays from nine to eleven, with nobody assigned. */
export const mornings = {
  scheduled_time: '09:00',
  scheduled_duration: 120,
  recurring_rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
}

/** A scheduled care plan from the tests' today to the end of February. */
export async function aCareplan(
  app: TestServer,
  world: World,
  overrides: Partial<InputOf<typeof createCareplan>> & { authorization?: Authorization } = {},
): Promise<Careplan> {
  const { authorization = await anAuthorization(app, world), ...rest } = overrides
  return call(app, world.manager, createCareplan, {
    client_id: authorization.client_id,
    authorization_id: authorization.id,
    start_date: '2026-11-02',
    end_date: '2027-02-28',
    shifts_attributes: [mornings],
    ...rest,
  })
}

/** The same, in force and with its visits made. */
export async function anActiveCareplan(
  app: TestServer,
  world: World,
  overrides: Parameters<typeof aCareplan>[2] = {},
): Promise<Careplan> {
  const { id } = await aCareplan(app, world, overrides)
  const careplan = await call(app, world.manager, updateCareplan, { id, status: 'active' })
  await app.drainJobs()
  return careplan
}

/** Runs a task for one agency, as the worker's schedule does for each. */
export async function runNightly(app: TestServer, world: World, task: string): Promise<void> {
  await inAgency(app.db, world.agencyId, (tx) =>
    sql`select app.enqueue(${task}, ${JSON.stringify({ agency_id: world.agencyId })}::json)`.execute(
      tx,
    ),
  )
  await app.drainJobs()
}
