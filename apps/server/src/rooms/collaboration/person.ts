import type { Actor } from '../../plumbing/actor.ts'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'

/** The person who acts; what belongs to a person is not for jobs. */
export function personOf({ actor }: Ctx): Extract<Actor, { kind: 'person' }> {
  if (actor.kind !== 'person') throw new Failure('forbidden')
  return actor
}
