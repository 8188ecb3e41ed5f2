import { writeOffUndone, writtenOff } from '@homeward/domain/billing/write-offs'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, unwrap } from '../../../plumbing/failure.ts'
import { followMoney } from '../claims/follow-money.ts'
import type { LoadedClaim } from '../claims/load-claims.ts'
import { postEntries } from '../journal/post-entries.ts'
import { findEntriesOf } from '../remittances/ledger-store.ts'

type Given = { id: string; amount_cents: number; reason: string }

/** The journal gets a write-off of a locked claim, and the claim the status that its money gives it. */
export async function postWriteOff(ctx: Ctx, claim: LoadedClaim, writeOff: Given): Promise<void> {
  const lines = unwrap(writtenOff(writeOff.amount_cents, claim.money))
  const { id, number } = claim.record
  await postEntries(ctx, [
    {
      date: ctx.today,
      kind: 'write_off',
      sourceId: writeOff.id,
      description: `Claim ${number} written off: ${writeOff.reason}`,
      claimId: id,
      eraId: null,
      lines,
    },
  ])
  await followMoney(ctx, claim, lines, {
    action: 'claim.written_off',
    amount_cents: writeOff.amount_cents,
    reason: writeOff.reason,
  })
}

/** Takes a posted write-off back by an entry of its own. */
export async function takeBackWriteOff(
  ctx: Ctx,
  claim: LoadedClaim,
  writeOff: { id: string; amount_cents: number; note: string },
): Promise<void> {
  const entry = found((await findEntriesOf(ctx.tx, [writeOff.id]))[0])
  const lines = writeOffUndone(entry.lines, claim.money)
  const { id, number } = claim.record
  await postEntries(ctx, [
    {
      date: ctx.today,
      kind: 'undone',
      sourceId: entry.id,
      undoes: entry.id,
      description: `Write-off of claim ${number} undone: ${writeOff.note}`,
      claimId: id,
      eraId: null,
      lines,
    },
  ])
  await followMoney(ctx, claim, lines, {
    action: 'claim.write_off_undone',
    amount_cents: writeOff.amount_cents,
    reason: writeOff.note,
  })
}
