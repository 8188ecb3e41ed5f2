import type { AgentStatus } from '@homeward/domain/caregivers/vocabulary'
import { isSocialSecurityNumber } from '@homeward/domain/person/social-security-number'
import type { Ctx } from '../../../plumbing/context.ts'
import type { AgentFilter } from './list-store.ts'
import { socialSecurityIndexes } from '../agents/private-profile.ts'

type Asked = Omit<AgentFilter, 'types' | 'statuses' | 'today' | 'socialSecurityIndexes'> & {
  status: AgentStatus | 'all'
}

/** What a list of people is filtered by; nine digits may be a social security number typed in full. */
export function filterOf(ctx: Ctx, asked: Asked, types: AgentFilter['types']): AgentFilter {
  const digits = asked.search?.replaceAll(/[ -]/g, '') ?? ''
  return {
    ...asked,
    types,
    statuses: asked.status === 'all' ? [] : [asked.status],
    today: ctx.today,
    socialSecurityIndexes: isSocialSecurityNumber(digits)
      ? socialSecurityIndexes(ctx, digits)
      : null,
  }
}
