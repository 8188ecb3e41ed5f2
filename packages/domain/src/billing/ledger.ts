import { allocated } from './allocation.ts'
import { type ClaimBalance, claimBalance } from './balances.ts'
import { type JournalLine, reversed, summed } from './postings.ts'

/** A posted answer to a claim that nothing took back, with what it moved. */
export type LiveAnswer = {
  id: string
  claimId: string
  chargeCents: number
  paidCents: number
  lines: readonly JournalLine[]
  /** Its last entry in the journal; null while it is being written. */
  entryId: string | null
}

/** An entry that owed again what was refused or left to the patient. Ids of later entries are greater. */
type Reopening = { id: string; claimId: string; lines: readonly JournalLine[] }

/** An entry and the lines that take it back. */
export type TakenBack = { entryId: string; lines: JournalLine[] }

/** What the journal says of some claims, kept up to date while more is posted. */
export type Ledger = {
  balanceOf: (claimId: string) => ClaimBalance
  answersOf: (claimId: string) => readonly LiveAnswer[]
  /** What was left to the patient and billed to the next payor. */
  billedNextOf: (claimId: string) => number
  /** The lines as they fall on the claim; from now on they count. */
  post: (claimId: string, lines: readonly JournalLine[], how?: { later?: boolean }) => JournalLine[]
  answered: (answer: LiveAnswer) => void
  /** The answer holds no more. What owed again what it refused or left is taken back first; both are returned. */
  takeBack: (answer: LiveAnswer) => { reopenings: TakenBack[]; lines: JournalLine[] }
}

/** The ledger of claims by what the journal has of them; answers and reopenings oldest first. */
export function makeLedger(stored: {
  money: ReadonlyMap<string, readonly JournalLine[]>
  answers: readonly LiveAnswer[]
  reopenings: readonly Reopening[]
}): Ledger {
  const money = new Map(stored.money)
  const answers = new Map<string, LiveAnswer[]>(
    Map.groupBy(stored.answers, ({ claimId }) => claimId),
  )
  const reopenings = new Map<string, Reopening[]>(
    Map.groupBy(stored.reopenings, ({ claimId }) => claimId),
  )
  const balanceOf = (id: string) => claimBalance(money.get(id) ?? [])
  const post: Ledger['post'] = (id, lines, how) => {
    const fallen = allocated(lines, balanceOf(id), how)
    money.set(id, [...(money.get(id) ?? []), ...fallen])
    return fallen
  }
  return {
    balanceOf,
    answersOf: (id) => answers.get(id) ?? [],
    billedNextOf: (id) =>
      (reopenings.get(id) ?? [])
        .flatMap(({ lines }) => lines)
        .filter(({ account }) => account === 'patient_receivable')
        .reduce((sum, { amountCents }) => sum - amountCents, 0),
    post,
    answered: (answer) => {
      answers.set(answer.claimId, [...(answers.get(answer.claimId) ?? []), answer])
    },
    takeBack: ({ id: answerId, claimId: id, entryId, lines }) => {
      const moved = new Set(lines.map(({ account }) => account))
      const all = reopenings.get(id) ?? []
      const after = all.filter(
        (one) =>
          entryId !== null &&
          one.id > entryId &&
          one.lines.some(({ account, amountCents }) => amountCents < 0 && moved.has(account)),
      )
      answers.set(
        id,
        (answers.get(id) ?? []).filter((one) => one.id !== answerId),
      )
      reopenings.set(
        id,
        all.filter((one) => !after.includes(one)),
      )
      // Together they fall on the claim once; apart, the first would settle what the second takes back.
      const undone = after.flatMap((one) => reversed(one.lines))
      const fallen = post(id, [...undone, ...reversed(lines)])
      return {
        reopenings: after.map((one) => ({ entryId: one.id, lines: reversed(one.lines) })),
        lines: summed([...fallen, ...reversed(undone)]),
      }
    },
  }
}
