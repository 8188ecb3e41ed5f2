import { plainRecords } from '@homeward/contract/all'
import type { Endpoint } from '@homeward/contract/endpoint'
import { type PlainRecord, takenBy } from '@homeward/contract/plain-record'
import { aRecord, exampleOf } from '../../../testing/a-record.ts'
import { call } from '../../../testing/call.ts'
import { z } from 'zod'
import type { Sample } from '../sample.ts'

const Named = z.object({ id: z.uuid() })

const at = (endpoint: Endpoint | undefined, sample: Sample): [string, Sample][] =>
  endpoint ? [[`${endpoint.method} ${endpoint.path}`, sample]] : []

const sampleOf =
  (record: PlainRecord): Sample =>
  async (_, { app, world }) =>
    Named.parse(await aRecord(app, world, record))

/** Every call of every plain record, from the example of its declaration. */
export const plainSamples: Record<string, Sample> = Object.fromEntries(
  plainRecords.flatMap((record) => {
    const { create, get, update, archive, restore, delete: remove } = record.endpoints
    const named = sampleOf(record)
    return [
      at(create, (_, { app, world }) => exampleOf(app, world, record)),
      at(get, named),
      at(update, async (_, { app, world }) => ({
        ...takenBy(update, await exampleOf(app, world, record)),
        ...(await named(_, { app, world })),
      })),
      at(archive, named),
      at(restore, async (_, place) => {
        const input = await named(_, place)
        if (archive) await call(place.app, place.world.owner, archive, input)
        return input
      }),
      at(remove, named),
    ].flat()
  }),
)
