import { allocated } from '@homeward/domain/billing/allocation'
import { type ClaimBalance, claimBalance } from '@homeward/domain/billing/balances'
import { type JournalLine, reversed } from '@homeward/domain/billing/postings'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { findMoney } from '../claims/money-store.ts'
import { findAnswers, findReopenings, type LiveAnswer, type LiveEntry } from './ledger-store.ts'

/** What the journal says of some locked claims, kept up to date while more is posted. */
export type Ledger = {
  balanceOf: (claimId: string) => ClaimBalance
  answersOf: (claimId: string) => readonly LiveAnswer[]
  /** The lines as they fall on the claim; from now on they count. */
  post: (claimId: string, lines: readonly JournalLine[], how?: { later?: boolean }) => JournalLine[]
  answered: (answer: LiveAnswer) => void
  /** The answer holds no more. What owed its refused charge again is taken back first; both are returned. */
  takeBack: (answer: LiveAnswer) => { reopenings: TakenBack[]; lines: JournalLine[] }
}

/** An entry and the lines that take it back. */
export type TakenBack = { entryId: string; lines: JournalLine[] }

export async function openLedger(tx: Tx, claimIds: readonly string[]): Promise<Ledger> {
  const money = claimIds.length > 0 ? await findMoney(tx, claimIds) : new Map()
  const answers = byClaim(claimIds.length > 0 ? await findAnswers(tx, claimIds) : [])
  const reopenings = byClaim(await findReopenings(tx, [...answers.keys()]))
  const balanceOf = (id: string) => claimBalance(money.get(id) ?? [])
  const post: Ledger['post'] = (id, lines, how) => {
    const fallen = allocated(lines, balanceOf(id), how)
    money.set(id, [...(money.get(id) ?? []), ...fallen])
    return fallen
  }
  return {
    balanceOf,
    answersOf: (id) => answers.get(id) ?? [],
    post,
    answered: (answer) => {
      answers.set(answer.claimId, [...(answers.get(answer.claimId) ?? []), answer])
    },
    takeBack: (answer) => {
      const { claimId: id, entryId, lines } = answer
      answers.set(
        id,
        (answers.get(id) ?? []).filter((one) => one.id !== answer.id),
      )
      const refused = lines.some(({ account }) => account === 'denied_receivable')
      const after = (reopenings.get(id) ?? []).filter(
        (one) => refused && entryId !== null && one.id > entryId,
      )
      reopenings.set(
        id,
        (reopenings.get(id) ?? []).filter((one) => !after.includes(one)),
      )
      return {
        reopenings: after.map((one) => ({ entryId: one.id, lines: post(id, reversed(one.lines)) })),
        lines: post(id, reversed(lines)),
      }
    },
  }
}

const byClaim = <T extends LiveAnswer | LiveEntry>(all: readonly T[]) =>
  new Map<string, T[]>(Map.groupBy(all, ({ claimId }) => claimId))
