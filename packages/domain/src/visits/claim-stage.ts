/**
 * The stage of a visit's claim, as a visit sees it. Billing knows twenty statuses of a claim and says for
 * each which stage it is (`billing/claim-stages.ts`).
 */
export type ClaimStage = 'waiting' | 'stuck' | 'rejected' | 'denied' | 'sent' | 'paid'

/** Whether the payor (or its gateway) refused the claim, so it must be fixed. */
export const isRefused = (stage: ClaimStage): boolean => stage === 'rejected' || stage === 'denied'

/** Whether the claim is on its way to the payor, with it, or settled by it. */
export const isWithPayor = (stage: ClaimStage): boolean => stage === 'sent' || stage === 'paid'

/**
 * The claim that decides whether its visit may be changed: a refused claim, because the visit is fixed for
 * it; otherwise one that is with the payor; otherwise any. Null without a claim.
 */
export const decidingStage = (stages: readonly ClaimStage[]): ClaimStage | null =>
  stages.find(isRefused) ?? stages.find(isWithPayor) ?? stages[0] ?? null
