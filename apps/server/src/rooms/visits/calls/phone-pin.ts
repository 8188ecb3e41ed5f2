import { randomInt } from 'node:crypto'
import * as contract from '@homeward/contract/visits/calls'
import { pinDigits } from '@homeward/domain/visits/phone-call'
import type { Ctx } from '../../../plumbing/context.ts'
import { blindIndex, seal } from '../../../plumbing/crypto/protected.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findPin, holdAgent, isPinTaken, removePin, savePin } from './pin-store.ts'

/** Where a PIN is sealed and indexed. */
export const pinPlace = (ctx: Ctx): string => `phone_pins.pin:${ctx.agency.id}`

/** Whether a caregiver has a PIN, and since when. */
export const getPhonePin = verb(contract.getPhonePin, async (ctx, { id }) => {
  found(await holdAgent(ctx.tx, id))
  return { id, set_at: (await findPin(ctx.tx, id))?.set_at ?? null }
})

/** Gives a caregiver a new PIN that nobody else in the agency has. */
export const setPhonePin = verb(contract.setPhonePin, async (ctx, { id }) => {
  found(await holdAgent(ctx.tx, id))
  const before = await findPin(ctx.tx, id)
  const pin = await freePin(ctx)
  const set_at = ctx.now.toISOString()
  await savePin(ctx.tx, {
    agency_id: ctx.agency.id,
    agent_id: id,
    pin_sealed: seal(ctx.keys, pin, pinPlace(ctx)),
    pin_index: blindIndex(ctx.keys, pin, pinPlace(ctx)),
    set_at,
  })
  await ctx.changed({
    action: 'agent.phone_pin_set',
    type: 'agent',
    id,
    before: { phone_pin_set_at: before?.set_at ?? null },
    after: { phone_pin_set_at: set_at },
  })
  return { id, set_at, pin }
})

/** Takes the PIN of a caregiver away. */
export const removePhonePin = verb(contract.removePhonePin, async (ctx, { id }) => {
  found(await holdAgent(ctx.tx, id))
  const before = await findPin(ctx.tx, id)
  if (!before) return { id, set_at: null }
  await removePin(ctx.tx, id)
  await ctx.changed({
    action: 'agent.phone_pin_removed',
    type: 'agent',
    id,
    before: { phone_pin_set_at: before.set_at },
    after: { phone_pin_set_at: null },
  })
  return { id, set_at: null }
})

async function freePin(ctx: Ctx): Promise<string> {
  const pin = String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0')
  const taken = await isPinTaken(ctx.tx, blindIndex(ctx.keys, pin, pinPlace(ctx)))
  return taken ? freePin(ctx) : pin
}
