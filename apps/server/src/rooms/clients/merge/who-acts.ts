import type { Ctx } from '../../../plumbing/context.ts'

/** The name under which a merge is kept. */
export const whoActs = ({ actor }: Ctx): string =>
  actor.kind === 'person' ? actor.name : `job ${actor.name}`
