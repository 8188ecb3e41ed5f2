import { type Fob, fobs } from '@homeward/contract/visits/fobs'
import { fobSearchMinutes } from '@homeward/domain/visits/fob'
import { counterOfCode } from '../../../plumbing/auth/totp.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { seal, unseal } from '../../../plumbing/crypto/protected.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { plainRecord } from '../../../plumbing/records/plain-record.ts'
import { findKey, fobRows, holdClient } from './fob-store.ts'

/** Where the key of a device is sealed. */
export const fobPlace = (ctx: Ctx): string => `fobs.secret:${ctx.agency.id}`

/** The devices at clients' homes. A key is sealed, and no answer ever has it. */
export const fobRecord = plainRecord(fobs, {
  table: 'fobs',
  rows: fobRows,
  search: ['serial'],
  order: 'serial',
  matching: (rows, { client_id: whose, status }) =>
    rows
      .$if(whose !== undefined, (q) => q.where('fobs.client_id', '=', whose ?? ''))
      .$if(status !== 'all', (q) => q.where('fobs.status', '=', status as Fob['status'])),
  present: (_ctx, { client_id, client_name, ...fob }, abilities) => ({
    ...fob,
    client: { id: client_id, name: client_name },
    abilities,
  }),
  async values(ctx, { code, ...sent }, before) {
    if (before) {
      if (code === undefined) return sent
      const { secret_sealed } = await findKey(ctx.tx, before.id)
      const secret = unseal(ctx.keys, secret_sealed, fobPlace(ctx))
      return { ...sent, drift_seconds: driftOf(ctx, { secret, code, period: before.period }) }
    }
    if (!('secret' in sent)) throw new Error('A new device comes with its key.')
    const { secret, ...rest } = sent
    found(await holdClient(ctx.tx, sent.client_id))
    return {
      ...rest,
      secret_sealed: seal(ctx.keys, secret, fobPlace(ctx)),
      ...(code && { drift_seconds: driftOf(ctx, { secret, code, period: sent.period }) }),
    }
  },
  refusals: { fobs_serial_once: 'fob_serial_taken' },
})

/** How many seconds the clock of a device is ahead, as the code that it shows now tells. */
function driftOf(
  { now }: Ctx,
  { secret, code, period }: { secret: string; code: string; period: number },
): number {
  const seconds = fobSearchMinutes * 60
  const counter = counterOfCode(secret, code, { at: now, period, seconds })
  if (counter === null) throw new Failure('fob_clock_unknown')
  const steps = counter - Math.floor(now.getTime() / 1000 / period)
  return steps * period
}
