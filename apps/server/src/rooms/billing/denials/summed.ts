import { denialHint } from '@homeward/domain/billing/denial-codes'
import { describeCarc } from '@homeward/x12/codes/carc'
import type { Refused } from './store.ts'

type By = 'reason' | 'payor' | 'service'
type Sum = {
  key: string
  label: string
  claims: number
  denied_cents: number
  hint: string | null
}

/** The most rows of an answer. */
const most = 50

/** What is refused, by one of its sides, the largest first, with its most usual cause on the others. */
export const summed = (refused: readonly Refused[], by: By): Sum[] =>
  [...Map.groupBy(refused, (one) => sideOf(one, by).key)]
    .map(([key, own]) => ({
      key,
      label: own[0] ? sideOf(own[0], by).label : key,
      claims: claimsOf(own),
      denied_cents: own.reduce((sum, one) => sum + one.denied_cents, 0),
      hint: [usually(own, by), hintOf(own)].filter(Boolean).join(' ') || null,
    }))
    .toSorted((a, b) => b.denied_cents - a.denied_cents || (a.key < b.key ? -1 : 1))
    .slice(0, most)

const claimsOf = (own: readonly Refused[]) => own.reduce((sum, { claims }) => sum + claims, 0)

const labelOf = (code: string) =>
  code === '' ? 'No reason given' : `${describeCarc(code)} (${code})`

function sideOf(one: Refused, by: By): { key: string; label: string } {
  if (by === 'reason') return { key: one.code, label: labelOf(one.code) }
  return by === 'payor'
    ? { key: one.payor_id, label: one.payor }
    : { key: one.service_id, label: one.service }
}

/** The largest part of these on one side, with its claims. */
function largest(own: readonly Refused[], by: By) {
  const parts = [...Map.groupBy(own, (one) => sideOf(one, by).key).values()]
  const [first] = parts.toSorted((a, b) => claimsOf(b) - claimsOf(a))
  return first?.[0] && { label: sideOf(first[0], by).label, own: first, claims: claimsOf(first) }
}

/** Where these come from, by our own claims; null where one claim says nothing of others. */
function usually(own: readonly Refused[], by: By): string | null {
  const all = claimsOf(own)
  if (all < 2) return null
  const parts = (['reason', 'payor', 'service'] as const)
    .filter((side) => side !== by)
    .flatMap((side) => largest(own, side) ?? [])
    .filter(({ claims }) => claims * 2 > all)
  if (parts.length === 0) return null
  const words = parts.map(({ label, claims }) => `${label} (${claims} of ${all} claims)`)
  return `Mostly ${words.join(', ')}.`
}

/** How the most usual reason of these is prevented. */
function hintOf(own: readonly Refused[]): string | null {
  const reason = largest(own, 'reason')
  if (!reason) return null
  const [first] = reason.own.toSorted((a, b) => b.claims - a.claims)
  return first ? denialHint([first.code], [first.remark]) : null
}
