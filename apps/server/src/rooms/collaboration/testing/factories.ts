import { createAuthorization } from '@homeward/contract/care/authorizations'
import { createCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import { createClient } from '@homeward/contract/clients/clients'
import { type Comment, createComment } from '@homeward/contract/collaboration/comments'
import type { InputOf } from '@homeward/contract/endpoint'
import {
  listNotifications,
  type Notification,
} from '@homeward/contract/collaboration/notifications'
import { listVisits } from '@homeward/contract/visits/visits'
import { sql } from 'kysely'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, type Caller } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'

/** A client at home in Raleigh. */
export const aClient = async (app: TestServer, world: World, name = 'Rosa'): Promise<string> => {
  const { id } = await call(app, world.owner, createClient, {
    first_name: name,
    last_name: 'Alvarez',
    status: 'active',
    office_id: world.officeId,
    primary_payor_id: world.payorId,
    duplicate_checked: true,
    addresses_attributes: [
      { street: '412 Oakwood Ave', city: 'Raleigh', state: 'NC', zip: '27601-1234' },
    ],
  })
  return id
}

type Times = { name?: string; day?: string; time?: string }

/** A scheduled visit of the PCA, at ten on the tests' Monday, and the client it is for. */
export async function aVisit(
  app: TestServer,
  world: World,
  { name, day = '2026-11-02', time = '10:00' }: Times = {},
): Promise<{ visit: string; client: string }> {
  const client = await aClient(app, world, name)
  const authorization = await call(app, world.manager, createAuthorization, {
    client_id: client,
    payor_id: world.payorId,
    service_ids: [world.serviceId],
    number: 'PA-1001',
    start_date: '2026-06-01',
    end_date: '2027-05-31',
    units: 160,
    unit_period: 'week',
  })
  const { id } = await call(app, world.manager, createCareplan, {
    client_id: client,
    authorization_id: authorization.id,
    start_date: day,
    end_date: day,
    shifts_attributes: [
      {
        scheduled_time: time,
        scheduled_duration: 30,
        recurring_rule: 'FREQ=DAILY',
        agent_id: world.pca.agentId,
      },
    ],
  })
  await call(app, world.manager, updateCareplan, { id, status: 'active' })
  await app.drainJobs()
  const { data } = await call(app, world.manager, listVisits, { by_client_id: client })
  return { visit: data[0]?.id ?? '', client }
}

/** Says something as somebody, about a client unless another parent is named. */
export const say = (
  app: TestServer,
  who: Caller,
  input: Partial<InputOf<typeof createComment>> & { parent_id: string },
): Promise<Comment> =>
  call(app, who, createComment, { parent_type: 'Client', body: 'Called the daughter.', ...input })

/** What somebody was told, newest first. */
export const told = async (
  app: TestServer,
  who: Caller,
  input: InputOf<typeof listNotifications> = {},
): Promise<Notification[]> => (await call(app, who, listNotifications, input)).data

/** Tells somebody something, by mentioning them. */
export async function aNotification(
  app: TestServer,
  world: World,
  role: 'owner' | 'manager' = 'owner',
): Promise<Notification> {
  const username = await usernameOf(app, world[role].userId)
  const parent_id = await aClient(app, world)
  await say(app, world.nurse, { parent_id, body: `@${username} please look` })
  const [newest] = await told(app, world[role])
  if (!newest) throw new Error('Nobody was told.')
  return newest
}

export const usernameOf = async (app: TestServer, userId: string): Promise<string> => {
  const { username } = await app.db.identity
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return username
}

/** Moves the clock with everybody still at work: no session goes idle on the way. */
export async function moveTo(app: TestServer, instant: string): Promise<void> {
  app.setClock(instant)
  await app.db.identity.updateTable('sessions').set({ last_seen_at: instant }).execute()
}

/** Runs a task for one agency, with all that follows from it. */
export async function runTask(
  app: TestServer,
  world: World,
  task: string,
  payload: Record<string, unknown> = {},
): Promise<void> {
  const content = JSON.stringify({ ...payload, agency_id: world.agencyId })
  await inAgency(app.db, world.agencyId, (tx) =>
    sql`select app.enqueue(${task}, ${content}::json)`.execute(tx),
  )
  await app.drainJobs()
}
