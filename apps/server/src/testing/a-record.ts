import type { InputOf, OutputOf } from '@homeward/contract/endpoint'
import type { Known, PlainCalls, PlainRecord } from '@homeward/contract/plain-record'
import type { RecordType } from '@homeward/domain/identity/record-types'
import { call } from './call.ts'
import type { TestServer } from './test-server.ts'
import type { World } from './world.ts'

let made = 0

const knownIn = (world: World): Known => ({
  office: world.officeId,
  payor: world.payorId,
  service: world.serviceId,
  agent: world.cna.agentId,
})

/** A content like none before it, with records of the agency where it names any. */
export const exampleOf = <C extends PlainCalls>(
  world: World,
  { example }: PlainRecord<RecordType, C>,
): InputOf<C['create']> => example(++made, knownIn(world))

/** A plain record from its example, made through the API. */
export const aRecord = <C extends PlainCalls>(
  app: TestServer,
  world: World,
  record: PlainRecord<RecordType, C>,
  overrides: Partial<InputOf<C['create']>> = {},
): Promise<OutputOf<C['create']>> =>
  call<C['create']>(
    app,
    world.owner,
    record.endpoints.create,
    Object.assign({}, exampleOf(world, record), overrides),
  )
