import { languageOf } from '@homeward/domain/language/languages'
import {
  type CallChoice,
  callWords,
  spokenTime,
  wrongEntries,
} from '@homeward/domain/visits/phone-call'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { provenBy } from '../entry/entry.ts'
import { takePunch } from '../entry/take-punch.ts'
import { lockVisit } from '../visit-store.ts'
import { callableVisits, clientsOfNumber, type HeldCall, saveCall } from './call-store.ts'
import { offersOf } from './take-pin.ts'
import { ask, hangUp } from './twiml.ts'

type Typed = { wrong: number; choices: CallChoice[]; digits: string }

/** Checks in or out of the visit that the caller chose, at the time at which they called. */
export async function takeChoice(
  ctx: Ctx,
  call: HeldCall,
  { wrong, choices, digits }: Typed,
): Promise<string> {
  const language = languageOf(call.language)
  const choice = choices[Number(digits || '0') - 1]
  if (!choice) return askAgain(ctx, call, { wrong, choices })
  const time = spokenTime(call.started_at, ctx.agency.timeZone)
  const done = await punch(ctx, call, choice)
  const out = done && choice.act === 'check_out'
  await saveCall(ctx.tx, call.id, {
    state: out ? { step: 'tasks', wrong: 0, visitId: choice.visitId } : { step: 'over' },
  })
  if (!done) return hangUp(language, callWords.refused)
  if (!out) return hangUp(language, callWords.checkedIn(time))
  return ask(language, 'pound', callWords.checkedOut(time), callWords.askTasks)
}

/** False where the visit does not allow it any more: somebody else was first, or has it now. */
async function punch(ctx: Ctx, call: HeldCall, { visitId, act }: CallChoice): Promise<boolean> {
  const visit = await lockVisit(ctx.tx, visitId, call.agent_id)
  if (!visit) return false
  try {
    await takePunch(ctx, visit, { act, at: call.started_at }, () => provenBy('ivr', call.caller))
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

async function askAgain(ctx: Ctx, call: HeldCall, at: Omit<Typed, 'digits'>): Promise<string> {
  const language = languageOf(call.language)
  if (at.wrong + 1 >= wrongEntries) {
    await saveCall(ctx.tx, call.id, { state: { step: 'over' } })
    return hangUp(language, callWords.tooMany)
  }
  await saveCall(ctx.tx, call.id, { state: { step: 'choice', ...at, wrong: at.wrong + 1 } })
  const clients = await clientsOfNumber(ctx.tx, call.caller)
  const clientIds = clients.map(({ id }) => id)
  const agentId = call.agent_id ?? ''
  const visits = await callableVisits(ctx.tx, { agentId, clientIds, now: ctx.now })
  return ask(language, 1, callWords.noChoice, ...offersOf(ctx, at.choices, visits))
}
