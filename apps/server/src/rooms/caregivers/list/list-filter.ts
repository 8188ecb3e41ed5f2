import type { AgentStatus } from '@homeward/domain/caregivers/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import type { AgentFilter } from './list-store.ts'
import { typedNumber } from './typed-number.ts'

type Asked = Omit<AgentFilter, 'types' | 'statuses' | 'today' | 'numberIndexes'> & {
  status: AgentStatus | 'all'
}

/** What a list of people is filtered by; a search may be a protected number typed in full. */
export function filterOf(ctx: Ctx, asked: Asked, types: AgentFilter['types']): AgentFilter {
  return {
    ...asked,
    types,
    statuses: asked.status === 'all' ? [] : [asked.status],
    today: ctx.today,
    numberIndexes: typedNumber(ctx, asked.search),
  }
}
