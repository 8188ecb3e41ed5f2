import type { updateClient } from '@homeward/contract/clients/clients'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { hasLeft, moveClient } from '@homeward/domain/clients/status-moves'
import { type ClientStatus, clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'

type Sent = Pick<ParsedOf<typeof updateClient>, 'status' | 'left_on' | 'left_reason' | 'birthdate'>

type Left = { left_on: string | null; left_reason: string | null }
type Before = Left & { status: ClientStatus; birthdate: string | null }

/** The status columns after a change; unchanged ones are left out. */
export function settleStatus(ctx: Ctx, before: Before | null, sent: Sent) {
  const status = sent.status ?? before?.status ?? 'prospect'
  const moves = status !== before?.status
  const born = (sent.birthdate === undefined ? before?.birthdate : sent.birthdate) ?? null
  if (before && !moveClient(before.status, status).ok) throw refusedMove(before.status, status)
  return {
    status,
    ...(moves && { status_changed_at: ctx.now.toISOString() }),
    ...(hasLeft(status) ? leaving(ctx, moves ? null : before, born, sent) : staying(sent)),
  }
}

/** A client who left has a day and a reason; each such status requires both again. */
function leaving(ctx: Ctx, before: Left | null, born: string | null, sent: Sent) {
  const leftOn = sent.left_on === undefined ? (before?.left_on ?? null) : sent.left_on
  const reason = sent.left_reason === undefined ? (before?.left_reason ?? null) : sent.left_reason
  const fields: Record<string, string[]> = {}
  if (leftOn === null) fields.left_on = ['Enter the end date.']
  else if (leftOn > ctx.today) {
    fields.left_on = ['This date is in the future. Use Discharge pending until then.']
  }
  if (leftOn !== null && born !== null && leftOn < born) {
    fields.left_on = ['This date is before the birthdate.']
  }
  if (reason === null) fields.left_reason = ['Enter a reason.']
  if (leftOn === null || Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
  return { left_on: leftOn, left_reason: reason }
}

function staying(sent: Sent) {
  const fields: Record<string, string[]> = {}
  const sentence = 'Only discharged or deceased clients have an end date. Change the status first.'
  if (sent.left_on) fields.left_on = [sentence]
  if (sent.left_reason) fields.left_reason = [sentence]
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
  return { left_on: null, left_reason: null }
}

const refusedMove = (from: ClientStatus, to: ClientStatus) =>
  new Failure('status_not_allowed', {
    sentence: `You cannot change a client from ${clientStatusLabels[from].toLowerCase()} to ${clientStatusLabels[to].toLowerCase()}. Choose an intermediate status first.`,
  })
