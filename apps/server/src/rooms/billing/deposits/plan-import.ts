import { readDepositRow, type DepositColumns } from '@homeward/domain/billing/deposit-rows'
import { traceKey } from '@homeward/domain/billing/deposits'
import type { DepositPreview } from '@homeward/contract/billing/deposit-imports'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Sheet } from '../../../plumbing/csv/sheet.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { findKnown, findUnmatched } from './import-store.ts'

/** A row of the file, what becomes of it, and the payment that it is matched with. */
export type Planned = DepositPreview['rows'][number] & { eraId: string | null }

/** What would become of each row of a bank's file. */
export async function planImport(
  ctx: Ctx,
  { columns, rows }: Sheet,
  mapping: DepositColumns,
): Promise<Planned[]> {
  const at = {
    bank_date: columns.indexOf(mapping.bank_date),
    amount: columns.indexOf(mapping.amount),
    trace_number: columns.indexOf(mapping.trace_number),
  }
  if (Object.values(at).includes(-1)) throw new Failure('deposit_columns_unknown')
  const read = rows.map(({ line, cells }) => ({
    line,
    ...plannedOf(
      {
        bank_date: cells[at.bank_date] ?? '',
        amount: cells[at.amount] ?? '',
        trace_number: cells[at.trace_number] ?? '',
      },
      ctx.today,
    ),
  }))
  const keys = [
    ...new Set(read.flatMap(({ trace_number: trace }) => (trace ? traceKey(trace) : []))),
  ]
  const known = new Set((await findKnown(ctx.tx, keys)).map((row) => nameOf(row.key, row)))
  const waiting = Map.groupBy(
    await findUnmatched(ctx.tx, keys),
    ({ key, payment_cents: cents }) => `${key} ${cents}`,
  )
  return read.map((row) => {
    if (row.state !== 'new' || row.trace_number === null) return row
    const key = traceKey(row.trace_number)
    const name = nameOf(key, row)
    if (known.has(name)) return { ...row, state: 'known' }
    known.add(name)
    const era = waiting.get(`${key} ${row.amount_cents}`)?.shift()
    return { ...row, eraId: era?.id ?? null, payer_name: era?.payer_name ?? null }
  })
}

const nothing = {
  bank_date: null,
  amount_cents: null,
  trace_number: null,
  payer_name: null,
  problem: null,
  eraId: null,
}

function plannedOf(
  cells: Parameters<typeof readDepositRow>[0],
  today: string,
): Omit<Planned, 'line'> {
  const read = readDepositRow(cells, today)
  if (!read.ok) return { ...nothing, state: 'wrong', problem: read.failure }
  return read.value === null
    ? { ...nothing, state: 'skipped' }
    : { ...nothing, ...read.value, state: 'new' }
}

/** A deposit of one trace number, day and amount is recorded once. */
const nameOf = (
  key: string,
  {
    bank_date: day,
    amount_cents: cents,
  }: { bank_date: string | null; amount_cents: number | null },
): string => `${key} ${day} ${cents}`

/** How many rows there are of each kind, and what the new ones come to. */
export function countsOf(rows: readonly Planned[]) {
  const fresh = rows.filter(({ state }) => state === 'new')
  const count = (state: Planned['state']) => rows.filter((row) => row.state === state).length
  return {
    new: fresh.length,
    known: count('known'),
    skipped: count('skipped'),
    wrong: count('wrong'),
    matched: fresh.filter(({ eraId }) => eraId !== null).length,
    total_cents: fresh.reduce((sum, { amount_cents: cents }) => sum + (cents ?? 0), 0),
  }
}
