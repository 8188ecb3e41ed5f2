import type { OpenTransaction, Transaction, X12File } from '../interchange.ts'
import { walkX12 } from '../read.ts'
import { TransactionReader } from './transaction.ts'
import type { Remittance, RemittanceClaim, RemittanceHead, RemittanceSummary } from './types.ts'

/**
 * Reads every 835 of a file, one remittance per transaction. Never throws; what could not be read is
 * in the findings of the remittance, and an amount that could not be read counts as 0 there.
 */
export function readRemittances(file: X12File): Remittance[] {
  return file.interchanges.flatMap(({ delimiters, control, groups }) =>
    groups.flatMap((group) =>
      group.transactions
        .filter(({ setId }) => setId === '835')
        .map((transaction) =>
          readTransaction(transaction, {
            ...transaction,
            delimiters,
            position: transaction.segments[0]?.position ?? 0,
            interchangeControl: control,
            groupControl: group.control,
          }),
        ),
    ),
  )
}

function readTransaction({ segments, text }: Transaction, described: OpenTransaction): Remittance {
  const reader = new TransactionReader(described)
  const claims = segments.flatMap((segment) => reader.take(segment) ?? [])
  claims.push(...[reader.end() ?? []].flat())
  const { providerAdjustments, findings, ...head } = reader.summary()
  return { ...head, claims, providerAdjustments, text, findings }
}

/** What walking over a file meets: the head of a remittance, each of its claims, and what is known at its end. */
type RemittancePart =
  | { readonly kind: 'head'; readonly head: RemittanceHead }
  | { readonly kind: 'claim'; readonly head: RemittanceHead; readonly claim: RemittanceClaim }
  | { readonly kind: 'end'; readonly remittance: RemittanceSummary }

/**
 * Reads every 835 of a file claim by claim, for files that are too large to be held as objects. Tells the same as
 * `readRemittances`; the file that it returns at the end has no segments.
 */
export function* walkRemittances(
  input: Uint8Array | string,
): Generator<RemittancePart, X12File, undefined> {
  const walk = walkX12(input, { keeps: false })
  let open: { transaction: OpenTransaction; reader: TransactionReader; told: boolean } | null = null
  for (;;) {
    const step = walk.next()
    const transaction: OpenTransaction | null = step.done ? null : step.value.transaction
    if (open && open.transaction !== transaction) {
      const claim = open.reader.end()
      yield* partsOf(open, claim)
      yield { kind: 'end', remittance: open.reader.summary() }
      open = null
    }
    if (step.done) return step.value
    if (transaction?.setId !== '835') continue
    open ??= { transaction, reader: new TransactionReader(transaction), told: false }
    const claim = open.reader.take(step.value.segment)
    if (claim) yield* partsOf(open, claim)
  }
}

function* partsOf(
  open: { reader: TransactionReader; told: boolean },
  claim: RemittanceClaim | null,
): Generator<RemittancePart, void, undefined> {
  const { head } = open.reader
  if (!open.told) yield { kind: 'head', head }
  open.told = true
  if (claim) yield { kind: 'claim', head, claim }
}
