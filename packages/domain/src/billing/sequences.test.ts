import { expect, test } from 'vitest'
import { reversed } from './postings.ts'
import { faultsOf, keyOf } from './testing/claim-checks.ts'
import { eventsOf } from './testing/claim-events.ts'
import { balanceOf, type ClaimWorld, moneyOf, newClaim, sumOf } from './testing/claim-world.ts'

const events = eventsOf({ corrected: 80, partly: 60, recouped: 30 })
const { file, pay, deny, reverse } = events
const start = newClaim(100)

test('every sequence of up to six events keeps the money of a claim right', () => {
  let reached = new Map<string, { world: ClaimWorld; path: string[] }>([
    [keyOf(start), { world: start, path: [] }],
  ])
  const faults: string[] = []
  let seen = 0
  const moved = new Set<string>()
  for (let length = 1; length <= 6; length += 1) {
    const next: typeof reached = new Map()
    for (const { world, path } of reached.values()) {
      for (const [name, happen] of Object.entries(events)) {
        const after = happen(world)
        const found = faultsOf(after)
        seen += 1
        if (after !== world) moved.add(name)
        if (found.length > 0) faults.push(`${[...path, name].join(', ')}: ${found.join('; ')}`)
        else next.set(keyOf(after), { world: after, path: [...path, name] })
      }
    }
    reached = next
  }
  expect(faults.slice(0, 5)).toEqual([])
  expect(seen).toBeGreaterThan(5_000)
  expect(moved).toEqual(new Set(Object.keys(events)))
  const second = [...reached.values()].filter(
    ({ world }) =>
      world.order === 'secondary' && balanceOf(world).balanceCents === 0 && !world.open,
  )
  expect(second.length).toBeGreaterThan(0)
}, 60_000)

test('what a reversal mirrors is nothing in the end', () => {
  const paid = pay(file(start))
  const lines = moneyOf(reverse(paid))
  expect(sumOf(lines, 'cash')).toBe(0)
  expect(sumOf(lines, 'accounts_receivable')).toBe(100)
  expect(reversed(reversed(lines))).toEqual(lines)
})

test('a written-off claim that is filed again with a lower charge has no credit', () => {
  const filed = file(start)
  const given = events['write off'](deny(filed))
  const lowered = file({ ...given, open: true, charge: 80 })
  expect(balanceOf(lowered)).toMatchObject({
    chargeCents: 80,
    writtenOffCents: 80,
    balanceCents: 0,
  })
  const owed = balanceOf(events['undo write-off'](lowered))
  expect(owed).toMatchObject({ writtenOffCents: 0, deniedCents: 80, balanceCents: 0 })
})
