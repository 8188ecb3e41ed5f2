import * as contract from '@homeward/contract/billing/statement-runs'
import { monthOf } from '@homeward/domain/billing/periods'
import {
  madeBefore,
  mayTurnRun,
  statementRunAbilities,
} from '@homeward/domain/billing/statement-runs'
import { localDay } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { fileBytes } from '../../files/door.ts'
import {
  countOwing,
  findRun,
  findRuns,
  findRunWithStatements,
  insertRun,
  isRunAtWork,
  lockRun,
  type RunRecord,
  updateRun,
} from './run-store.ts'

/** Statements that were made for all patients at once. */
export const listStatementRuns = verb(contract.listStatementRuns, async (ctx, input) => {
  const { rows, meta } = await findRuns(ctx.tx, input)
  return { data: rows.map((row) => present(ctx, row)), meta }
})

/** Has the statements of a month made for all patients who owe something. */
export const createStatementRun = verb(
  contract.createStatementRun,
  async (ctx, { month, again }) => {
    if (month > monthOf(ctx.today)) throw new Failure('statement_month_to_come')
    const id = uuid()
    const clients = await countOwing(ctx.tx, id)
    if (clients === 0) throw new Failure('patient_owes_nothing')
    if (!again) await refuseAgain(ctx, month)
    const isNew = await insertRun(ctx.tx, {
      agency_id: ctx.agency.id,
      id,
      month: `${month}-01`,
      clients_total: clients,
      created_at: ctx.now.toISOString(),
      created_by_name: ctx.actor.name,
    })
    if (!isNew) throw new Failure('statements_at_work')
    const after = { month, clients }
    await ctx.changed({ action: 'statement_run.created', type: 'statement_run', id, after })
    await ctx.enqueue('billing.write_statements', { run_id: id }, { queue: `statements:${id}` })
    return get(ctx, id)
  },
)

/** Statements go out by mail, so a second run of a month is asked about. */
async function refuseAgain(ctx: Ctx, month: string): Promise<void> {
  const before = await findRunWithStatements(ctx.tx, `${month}-01`)
  if (!before) return
  const { clients_done: clients, created_at, created_by_name: by } = before
  const day = localDay(created_at, ctx.agency.timeZone)
  throw new Failure('statements_made', { sentence: madeBefore({ month, clients, day, by }) })
}

/** Cancels statements that are being made, or goes on with them. */
export const updateStatementRun = verb(contract.updateStatementRun, async (ctx, { id, state }) => {
  const before = found(await lockRun(ctx.tx, id))
  if (!mayTurnRun(before.state, state)) throw new Failure('status_not_allowed')
  if (state === 'waiting' && (await isRunAtWork(ctx.tx, ctx.agency.id))) {
    throw new Failure('statements_at_work')
  }
  const ended = state === 'canceled' ? ctx.now.toISOString() : null
  await updateRun(ctx.tx, id, { state, finished_at: ended })
  await ctx.changed({
    action: state === 'canceled' ? 'statement_run.canceled' : 'statement_run.retried',
    type: 'statement_run',
    id,
    before: { state: before.state },
    after: { state },
  })
  if (state === 'waiting') {
    await ctx.enqueue('billing.write_statements', { run_id: id }, { queue: `statements:${id}` })
  }
  return get(ctx, id)
})

/** The statements of all patients in one file. */
export const downloadStatementRun = verb(contract.downloadStatementRun, async (ctx, { id }) => {
  const { file_id: fileId, month } = found(await findRun(ctx.tx, id))
  return {
    name: `statements-${month.slice(0, 7)}.pdf`,
    mediaType: 'application/pdf',
    body: await fileBytes(ctx, found(fileId)),
  }
})

const get = async (ctx: Ctx, id: string) => present(ctx, found(await findRun(ctx.tx, id)))

const present = (
  ctx: Ctx,
  { file_id, created_by_name, month, ...run }: RunRecord,
): contract.StatementRun => ({
  ...run,
  month: month.slice(0, 7),
  has_file: file_id !== null,
  created_by: created_by_name,
  abilities: statementRunAbilities(ctx.holder, run),
})
