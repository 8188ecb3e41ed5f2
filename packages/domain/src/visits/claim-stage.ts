/**
 * How far the claim of a visit is, as a visit sees it. Billing knows twenty statuses of a claim and
 * says for each which stage it is (`billing/claim-stages.ts`).
 */
export type ClaimStage = 'waiting' | 'stuck' | 'rejected' | 'denied' | 'sent' | 'paid'

/** Whether the payor (or its gateway) has refused the claim, so that it must be mended. */
export const isRefused = (stage: ClaimStage): boolean => stage === 'rejected' || stage === 'denied'

/** Whether the claim is on its way to the payor, with it, or settled by it. */
export const isWithPayor = (stage: ClaimStage): boolean => stage === 'sent' || stage === 'paid'
