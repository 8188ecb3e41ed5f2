import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { isShown } from './shown-store.ts'

/** For whom some visits are and who gives them, of those that a person may see. */
export const namedVisits = async (
  ctx: Ctx,
  { ids, officeId }: { ids: readonly string[]; officeId: string | undefined },
) =>
  ids.length === 0
    ? []
    : ctx.tx
        .selectFrom('visits')
        .innerJoin('clients', (join) =>
          join
            .onRef('clients.agency_id', '=', 'visits.agency_id')
            .onRef('clients.id', '=', 'visits.client_id'),
        )
        .leftJoin('agents', (join) =>
          join
            .onRef('agents.agency_id', '=', 'visits.agency_id')
            .onRef('agents.id', '=', 'visits.agent_id'),
        )
        .where('visits.id', 'in', ids)
        .where(isShown({ officeId: officeId ?? null, ownAgentId: ownAgentOnly(ctx.actor) }))
        .select(['visits.id', 'clients.name as client_name', 'agents.name as agent_name'])
        .execute()
