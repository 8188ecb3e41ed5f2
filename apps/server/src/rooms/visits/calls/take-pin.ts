import { languageOf } from '@homeward/domain/language/languages'
import type { Said } from '@homeward/domain/language/sentence'
import {
  type CallChoice,
  callChoices,
  callWords,
  pinDigits,
  spokenTime,
  wrongEntries,
} from '@homeward/domain/visits/phone-call'
import type { Ctx } from '../../../plumbing/context.ts'
import { blindIndexes } from '../../../plumbing/crypto/protected.ts'
import {
  agentOfPin,
  callableVisits,
  clientsOfNumber,
  type HeldCall,
  saveCall,
} from './call-store.ts'
import { pinPlace } from './phone-pin.ts'
import { ask, hangUp } from './twiml.ts'

type Typed = { wrong: number; digits: string }

/** Finds the caregiver by their PIN, and offers what they can do here now. */
export async function takePin(ctx: Ctx, call: HeldCall, { wrong, digits }: Typed): Promise<string> {
  const agent = digits && (await agentOfPin(ctx.tx, blindIndexes(ctx.keys, digits, pinPlace(ctx))))
  if (!agent) {
    const over = wrong + 1 >= wrongEntries
    const state = over
      ? ({ step: 'locked' } as const)
      : ({ step: 'pin', wrong: wrong + 1 } as const)
    await saveCall(ctx.tx, call.id, { state })
    return over ? hangUp('en', callWords.tooMany) : ask('en', pinDigits, callWords.wrongPin)
  }
  const language = languageOf(agent.language)
  const clients = await clientsOfNumber(ctx.tx, call.caller)
  const clientIds = clients.map(({ id }) => id)
  const visits = await callableVisits(ctx.tx, { agentId: agent.id, clientIds, now: ctx.now })
  const choices = callChoices(visits, ctx.now.toISOString())
  if (choices.length === 0) {
    await saveCall(ctx.tx, call.id, { state: { step: 'over' }, agent_id: agent.id })
    return hangUp(language, callWords.noVisit)
  }
  await saveCall(ctx.tx, call.id, {
    state: { step: 'choice', wrong: 0, choices },
    agent_id: agent.id,
  })
  return ask(language, 1, ...offersOf(ctx, choices, visits))
}

type Visits = Awaited<ReturnType<typeof callableVisits>>

/** The menu of what can be done, by first names: others may hear it. */
export const offersOf = ({ agency }: Ctx, choices: readonly CallChoice[], visits: Visits): Said[] =>
  choices.flatMap(({ visitId, act }, at) => {
    const visit = visits.find(({ id }) => id === visitId)
    if (!visit) return []
    const time = spokenTime(visit.startsAt, agency.timeZone)
    const offer = act === 'check_in' ? callWords.offerIn : callWords.offerOut
    return [offer(at + 1, visit.first_name, time)]
  })
