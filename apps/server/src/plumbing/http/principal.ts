import type { Actor } from '../actor.ts'
import type { AgencyContext } from '../context.ts'

/** Who calls, and the agency that they are in. */
export type Principal = {
  readonly agency: AgencyContext
  readonly actor: Exclude<Actor, { kind: 'job' }>
}
