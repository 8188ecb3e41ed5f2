import type { Actor } from '../../plumbing/actor.ts'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'

/** The acting person; jobs have no personal records. */
export function personOf({ actor }: Ctx): Extract<Actor, { kind: 'person' }> {
  if (actor.kind !== 'person') throw new Failure('forbidden')
  return actor
}
