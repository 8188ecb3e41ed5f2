import { type JournalEntry, listJournal } from '@homeward/contract/billing/journal'
import type { JournalAccount } from '@homeward/domain/billing/vocabulary'
import { expect } from 'vitest'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'

/** The sums of entries by account, in cents; accounts that come to nothing are left out. */
export function sumsOf(entries: readonly JournalEntry[]): Partial<Record<JournalAccount, number>> {
  const sums: Partial<Record<JournalAccount, number>> = {}
  for (const { account, amount_cents: cents } of entries.flatMap(({ lines }) => lines)) {
    sums[account] = (sums[account] ?? 0) + cents
  }
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
}

/** The whole journal of the agency, each entry of which has to sum to zero. */
export async function expectBalanced(app: TestServer, world: World): Promise<JournalEntry[]> {
  const { data } = await call(app, world.owner, listJournal, { items: 200 })
  for (const entry of data) {
    const sum = entry.lines.reduce((total, line) => total + line.amount_cents, 0)
    expect(sum, entry.description).toBe(0)
  }
  return data
}
