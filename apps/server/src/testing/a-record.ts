import type { InputOf, OutputOf } from '@homeward/contract/endpoint'
import type { Known, PlainCalls, PlainRecord } from '@homeward/contract/plain-record'
import type { RecordType } from '@homeward/domain/identity/record-types'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../plumbing/db/transaction.ts'
import { call } from './call.ts'
import type { TestServer } from './test-server.ts'
import type { World } from './world.ts'

let made = 0

/** Records of the agency; a world has no client, so one is made where the content names any. */
const knownIn = async (app: TestServer, world: World, record: PlainRecord): Promise<Known> => ({
  office: world.officeId,
  payor: world.payorId,
  service: world.serviceId,
  agent: world.cna.agentId,
  client:
    'client_id' in record.endpoints.create.input.shape
      ? await aClientOfWorld(app, world)
      : world.agencyId,
})

const aClientOfWorld = (app: TestServer, world: World): Promise<string> =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const id = uuid()
    await tx
      .insertInto('clients')
      .values({
        agency_id: world.agencyId,
        id,
        first_name: 'Ada',
        last_name: `Moore ${made}`,
        gender: 'female',
        status: 'active',
      })
      .execute()
    return id
  })

/** A content like none before it, with records of the agency where it names any. */
export const exampleOf = async <C extends PlainCalls>(
  app: TestServer,
  world: World,
  record: PlainRecord<RecordType, C>,
): Promise<InputOf<C['create']>> => record.example(++made, await knownIn(app, world, record))

/** A plain record from its example, made through the API. */
export const aRecord = async <C extends PlainCalls>(
  app: TestServer,
  world: World,
  record: PlainRecord<RecordType, C>,
  overrides: Partial<InputOf<C['create']>> = {},
): Promise<OutputOf<C['create']>> =>
  call<C['create']>(
    app,
    world.owner,
    record.endpoints.create,
    Object.assign({}, await exampleOf(app, world, record), overrides),
  )
