import type { TestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'
import type { Records } from './records.ts'

type Input = Record<string, unknown>

/**
 * A valid input of an endpoint, built from records of the agency that calls it. A sample that needs a
 * record of its own makes it through the front door, in `place`.
 */
export type Sample = (
  records: Records,
  place: { app: TestServer; world: World },
) => Input | Promise<Input>

/** The input of an endpoint that names one of the records and nothing else. */
export const named =
  (id: keyof Records): Sample =>
  (records) => ({ id: records[id] })
