import type { EraClaim } from '@homeward/contract/billing/remittances'

type Adjustment = EraClaim['adjustments'][number]

/** Adjustments of claims and their charges, added up by group and code, the largest first. */
export const summedAdjustments = (
  claims: readonly Pick<EraClaim, 'adjustments' | 'charges'>[],
): Adjustment[] => {
  const sums = new Map<string, Adjustment>()
  const all = claims.flatMap((claim) => [
    ...claim.adjustments,
    ...claim.charges.flatMap((charge) => charge.adjustments),
  ])
  for (const adjustment of all) {
    const key = `${adjustment.group}-${adjustment.code}`
    const before = sums.get(key)?.amount_cents ?? 0
    sums.set(key, { ...adjustment, amount_cents: before + adjustment.amount_cents })
  }
  return [...sums.values()].toSorted((a, b) => Math.abs(b.amount_cents) - Math.abs(a.amount_cents))
}
