import { type Ledger, makeLedger } from '@homeward/domain/billing/ledger'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { findMoney } from '../claims/money-store.ts'
import { findAnswers, findReopenings } from './ledger-store.ts'

/** What the journal says of some locked claims. */
export async function openLedger(tx: Tx, claimIds: readonly string[]): Promise<Ledger> {
  if (claimIds.length === 0) return makeLedger({ money: new Map(), answers: [], reopenings: [] })
  const money = await findMoney(tx, claimIds)
  const answers = await findAnswers(tx, claimIds)
  const reopenings = await findReopenings(tx, [...new Set(answers.map(({ claimId }) => claimId))])
  return makeLedger({ money, answers, reopenings })
}
