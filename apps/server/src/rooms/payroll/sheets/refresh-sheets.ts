import { isDeepStrictEqual } from 'node:util'
import { correctionOf, takenOn } from '@homeward/domain/payroll/corrections'
import type { WeekFacts } from '@homeward/domain/payroll/facts'
import { payOf, type WeekPay } from '@homeward/domain/payroll/week-pay'
import { addDays } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { isSecondOfTwo, loadFacts } from '../facts/load-facts.ts'
import { lineColumns, sheetColumns, wasLine } from './sheet-columns.ts'
import {
  deleteLines,
  deleteSheets,
  findLines,
  findOpenWeek,
  findOwing,
  findSettled,
  findSheets,
  insertLines,
  insertSheets,
  type LineRow,
  saveOwed,
  saveSheet,
  type SheetRow,
} from './sheet-store.ts'

/** The pay of a week as it is today, beside what is stored of it. */
export type Computed = {
  agentId: string
  facts: WeekFacts
  pay: WeekPay
  stored: SheetRow | undefined
}

/** Computes the pay of people in a week, with what earlier weeks owe where it is the next open one. */
export async function computePay(
  ctx: Ctx,
  week: string,
  agents: readonly string[],
): Promise<Computed[]> {
  const sheets = await findSheets(ctx.tx, week, agents)
  const stored = new Map(sheets.map((sheet) => [sheet.agent_id, sheet]))
  const facts = await loadFacts(ctx, week, agents, sheets)
  const owing = Map.groupBy(await findOwing(ctx.tx, week, agents), ({ agent_id }) => agent_id)
  return [...facts].map(([agentId, known]) => {
    const sheet = stored.get(agentId)
    const open = sheet?.status !== 'acknowledged'
    const alone = payOf(known)
    const owed = (open ? (owing.get(agentId) ?? []) : []).map((one) => ({
      week: one.week,
      cents: one.owed_cents,
      reason: one.owed_reason ?? '',
    }))
    if (owed.length === 0) return { agentId, facts: known, pay: alone, stored: sheet }
    const all = { ...known, corrections: takenOn(owed, alone.gross) }
    return { agentId, facts: all, pay: payOf(all), stored: sheet }
  })
}

/**
 * Brings the timesheets of people in a week up to date. Drafts follow; an acknowledged one keeps its figures,
 * and what it owes goes to the next open week of that person. Whoever calls it holds their pay.
 */
export async function refreshSheets(
  ctx: Ctx,
  week: string,
  agents: readonly string[],
): Promise<void> {
  if (agents.length === 0) return
  const computed = await computePay(ctx, week, agents)
  const lines = Map.groupBy(
    await findLines(
      ctx.tx,
      computed.flatMap(({ stored }) => stored?.id ?? []),
    ),
    ({ timesheet_id }) => timesheet_id,
  )
  await writeDrafts(ctx, week, computed, lines)
  const frozen = computed.filter(({ stored }) => stored?.status === 'acknowledged')
  const settled = frozen.length > 0 ? await findSettled(ctx.tx, week, agents) : new Map()
  for (const one of frozen) {
    const before = lines.get(one.stored?.id ?? '') ?? []
    await settle(ctx, one, before, settled.get(one.agentId) ?? 0)
  }
  // Two weeks of 8 and 80 are settled by the second one.
  if (computed.some(({ facts }) => facts.rules.overtimeSystem === 'eight_eighty')) {
    const second = addDays(week, 7)
    if (await isSecondOfTwo(ctx.tx, second)) await refreshSheets(ctx, second, agents)
  }
}

const isEmpty = ({ lines }: WeekPay, { unreviewed }: WeekFacts): boolean =>
  lines.length === 0 && unreviewed === 0

async function writeDrafts(
  ctx: Ctx,
  week: string,
  computed: readonly Computed[],
  lines: ReadonlyMap<string, LineRow[]>,
): Promise<void> {
  const { tx } = ctx
  const of = { agency_id: ctx.agency.id }
  const drafts = computed.filter(({ stored }) => stored?.status !== 'acknowledged')
  const gone = drafts.flatMap(({ stored, pay, facts }) =>
    stored && isEmpty(pay, facts) ? [stored.id] : [],
  )
  const kept = drafts.filter(({ pay, facts }) => !isEmpty(pay, facts))
  const made = kept.filter(({ stored }) => !stored).map((one) => ({ ...one, id: uuid() }))
  const changed = kept.flatMap((one) => {
    const id = one.stored?.id
    const differs = id && (sheetDiffers(one) || linesDiffer(one, lines.get(id) ?? []))
    return differs ? [{ ...one, id }] : []
  })
  if (gone.length > 0) await deleteSheets(tx, gone)
  if (made.length > 0) {
    const rows = made.map(({ id, agentId, pay, facts }) => ({
      ...of,
      id,
      agent_id: agentId,
      week,
      ...sheetColumns(pay, facts),
    }))
    await insertSheets(tx, rows)
  }
  for (const { id, pay, facts } of changed) await saveSheet(tx, id, sheetColumns(pay, facts))
  if (changed.length > 0)
    await deleteLines(
      tx,
      changed.map(({ id }) => id),
    )
  const rows = [...made, ...changed].flatMap(({ id, pay }) => lineColumns(of.agency_id, id, pay))
  if (rows.length > 0) await insertLines(tx, rows)
  for (const id of [...gone, ...[...made, ...changed].map((one) => one.id)])
    await ctx.live('timesheet', id)
}

const sheetDiffers = ({ stored, pay, facts }: Computed): boolean =>
  Object.entries(sheetColumns(pay, facts)).some(
    ([name, value]) => !isDeepStrictEqual(stored?.[name as keyof SheetRow], value),
  )

const linesDiffer = ({ pay }: Computed, before: readonly LineRow[]): boolean => {
  const now = lineColumns('', '', pay)
  const then = before.map((line) => ({ ...line, agency_id: '', timesheet_id: '' }))
  return !isDeepStrictEqual(now, then)
}

/** Notes what an acknowledged week owes, and brings the open week that settles it up to date. */
async function settle(
  ctx: Ctx,
  { stored, pay, agentId, facts }: Computed,
  before: readonly LineRow[],
  settled: number,
): Promise<void> {
  if (!stored) return
  const owed = correctionOf(facts.week, before.map(wasLine), pay.lines, settled)
  const cents = owed?.cents ?? 0
  if (cents === stored.owed_cents && (owed?.reason ?? null) === stored.owed_reason) return
  await saveOwed(ctx.tx, stored.id, cents, owed?.reason ?? null)
  await ctx.live('timesheet', stored.id)
  const { draft, last } = await findOpenWeek(ctx.tx, agentId, facts.week)
  await refreshSheets(ctx, draft ?? addDays(last ?? facts.week, 7), [agentId])
}
