import { localDay } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'

/** The day that the agency's calendar shows. */
export const todayOf = ({ now, agency }: Pick<Ctx, 'now' | 'agency'>): string =>
  localDay(now, agency.timeZone)
