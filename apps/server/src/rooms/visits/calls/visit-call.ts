import * as contract from '@homeward/contract/visits/calls'
import { languageOf } from '@homeward/domain/language/languages'
import { phoneSpelling } from '@homeward/domain/person/phone'
import { callWords, lockedMinutes, pinDigits } from '@homeward/domain/visits/phone-call'
import type { Ctx } from '../../../plumbing/context.ts'
import { unseal } from '../../../plumbing/crypto/protected.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { type Account, webhookVerb } from '../../../plumbing/webhooks/webhook-verb.ts'
import type { Database } from '../../../plumbing/db/pool.ts'
import type { AppServices } from '../../../plumbing/services.ts'
import {
  accountSecret,
  clientsOfNumber,
  type HeldCall,
  holdCall,
  insertCall,
  isLocked,
} from './call-store.ts'
import { takeChoice } from './take-choice.ts'
import { takePin } from './take-pin.ts'
import { takeTasks } from './take-tasks.ts'
import { ask, hangUp } from './twiml.ts'

/** Answers each step of a call in which a caregiver checks in or out on the client's telephone. */
export const visitCall = webhookVerb(contract.visitCall, accountOf, async (ctx, sent) => {
  const { account: account_id, CallSid: call_sid, From: from, Digits: digits } = sent
  const named = { agency_id: ctx.agency.id, account_id, call_sid }
  const held = await holdCall(ctx.tx, named)
  if (held) return next(ctx, held, digits)
  const caller = phoneSpelling(from) ?? ''
  const known = caller !== '' && (await clientsOfNumber(ctx.tx, caller)).length > 0
  const since = new Date(ctx.now.getTime() - lockedMinutes * 60_000)
  const locked = known && (await isLocked(ctx.tx, caller, since))
  const open = known && !locked
  const state = open ? ({ step: 'pin', wrong: 0 } as const) : ({ step: 'over' } as const)
  await insertCall(ctx.tx, { ...named, caller, started_at: ctx.now.toISOString(), state })
  if (!known) return hangUp('en', callWords.unknownNumber)
  return locked ? hangUp('en', callWords.tooMany) : ask('en', pinDigits, callWords.askPin)
})

async function accountOf(
  { services, db }: { services: AppServices; db: Database },
  { agency = '', account = '' }: Record<string, string>,
): Promise<Account | null> {
  const found = await inAgency(db, agency, (tx) => accountSecret(tx, account))
  if (!found?.secret_sealed) return null
  const secret = unseal(services.keys, found.secret_sealed, `integration_accounts.secret:${agency}`)
  return { agencyId: agency, secret }
}

/** What the digits of a caller mean depends on what they were asked. */
function next(ctx: Ctx, call: HeldCall, digits: string): Promise<string> | string {
  const { state } = call
  switch (state.step) {
    case 'pin':
      return takePin(ctx, call, { ...state, digits })
    case 'choice':
      return takeChoice(ctx, call, { ...state, digits })
    case 'tasks':
      return takeTasks(ctx, call, { ...state, digits })
    case 'locked':
    case 'over':
      return hangUp(languageOf(call.language), callWords.goodbye)
  }
}
