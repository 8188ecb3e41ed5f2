import * as contract from '@homeward/contract/visits/exceptions'
import type { ClearedRow } from '@homeward/contract/visits/exceptions'
import { claimStages } from '@homeward/domain/billing/claim-stages'
import { rollUp } from '@homeward/domain/verification/roll-up'
import { decidingStage } from '@homeward/domain/visits/claim-stage'
import { isEditable } from '@homeward/domain/visits/editable'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { spanOf } from '../days/day-store.ts'
import { keptWords } from '../reasons/kept-store.ts'
import { type ClearedVisit, findCleared } from './cleared-store.ts'

/** What was cleared today, by review or as missed, and what of it may still be undone. */
export const listClearedExceptions = verb(contract.listClearedExceptions, async (ctx, input) => {
  const { actor, agency, today } = ctx
  const asked = {
    ...spanOf({ start: today, end: today }, agency.timeZone),
    officeId: input.office_id ?? null,
    ownAgentId: ownAgentOnly(actor),
    mine: input.mine ?? false,
    askerId: actor.kind === 'person' ? actor.agentId : null,
  }
  const { rows, meta } = await findCleared(ctx.tx, asked, input)
  return { data: rows.map((row) => presented(ctx, row)), meta }
})

const presented = (ctx: Ctx, row: ClearedVisit): ClearedRow => {
  const missed = row.status === 'canceled'
  return {
    id: row.id,
    lock_version: row.lock_version,
    client: { id: row.client_id, name: row.client_name },
    agent: row.agent_id === null ? null : { id: row.agent_id, name: row.agent_name ?? '' },
    scheduled_date: row.scheduled_date,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    exception: settledOf(row),
    reason: missed
      ? keptWords(row, 'reason', row.missed_reason)
      : keptWords(row, 'reason', row.review_reason),
    note: missed ? row.missed_note : row.review_note,
    reviewed_duration: missed ? null : row.reviewed_duration,
    cleared_at: row.cleared_at ?? row.starts_at,
    cleared_by: missed ? row.canceled_by_name : row.reviewed_by_name,
    undoable: missed ? ctx.may('visits.schedule') : isOpen(row),
  }
}

/** What undoing takes back besides the decision: a waiver, or the leave to overlap that came with it. */
const settledOf = (row: ClearedVisit): ClearedRow['exception'] => {
  if (row.missed_reason !== null) return 'missed'
  if (row.waived) return 'not_signed'
  const words = keptWords(row, 'reason', row.review_reason)
  const allowed = [words, row.review_note].filter(Boolean).join(': ')
  return row.overlap_reason !== null && row.overlap_reason === allowed ? 'overlap' : 'none'
}

/** Whether no claim of it is with the payor. */
const isOpen = ({ status, claims, verifications }: ClearedVisit): boolean =>
  isEditable({
    status,
    verificationStatus: rollUp(verifications),
    claimStage: decidingStage(claims.map((claim) => claimStages[claim])),
  })
