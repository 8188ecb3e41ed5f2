import { formatDateTime } from '@homeward/domain/dates'
import { sentence } from '@homeward/domain/language/sentence'
import { fobSearchMinutes, isFobTime, type PunchAct, shownAt } from '@homeward/domain/visits/fob'
import { counterOfCode } from '../../../plumbing/auth/totp.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { unseal } from '../../../plumbing/crypto/protected.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { VisitFacts } from '../visit-store.ts'
import { fobPlace } from './fob-record.ts'
import { type Device, findDevices, findDevicesNearby, spendCode } from './fob-store.ts'

type Entered = { act: PunchAct; at: Date; code: string }

/**
 * Proves with a code that somebody was at the client's home at a time, and uses the code up. Returns the serial
 * number of the device. Refusals say what seems to be wrong.
 */
export async function proveFob(ctx: Ctx, visit: VisitFacts, entered: Entered): Promise<string> {
  const devices = await findDevices(ctx.tx, visit.client_id)
  if (devices.length === 0) throw new Failure('fob_missing')
  const shown = devices.flatMap((device) => showing(ctx, device, entered))
  const right = shown.find((one) => isFobTime(entered.at, one))
  if (!right) throw await refusalOf(ctx, visit, { entered, shown })
  const { fobId: fob_id, counter } = right
  const used = { agency_id: ctx.agency.id, fob_id, counter, visit_id: visit.id, act: entered.act }
  if (!(await spendCode(ctx.tx, used))) throw new Failure('fob_code_used')
  return right.serial
}

/** When a device showed a code around a time, by the true time; empty if it did not. */
function showing(ctx: Ctx, device: Device, { at, code }: Entered) {
  const { id: fobId, serial, period, drift_seconds: drift } = device
  const secret = unseal(ctx.keys, device.secret_sealed, fobPlace(ctx))
  const byItsClock = new Date(at.getTime() + drift * 1000)
  const seconds = fobSearchMinutes * 60
  const counter = counterOfCode(secret, code, { at: byItsClock, period, seconds })
  return counter === null ? [] : [{ fobId, serial, counter, period, drift }]
}

type Shown = ReturnType<typeof showing>

async function refusalOf(
  ctx: Ctx,
  visit: VisitFacts,
  { entered, shown: [other] }: { entered: Entered; shown: Shown },
): Promise<Failure> {
  if (other) {
    const time = formatDateTime(shownAt(other).toISOString(), ctx.agency.timeZone)
    const said = sentence(
      'The device showed this code at {time}. Enter that time; if it is wrong, compare the clock of the device.',
      { time },
    )
    return new Failure('fob_code_other_time', { fields: { at: [said] } })
  }
  const { client_id: clientId, agent_id: agentId } = visit
  const nearby = await findDevicesNearby(ctx.tx, { clientId, agentId, at: entered.at })
  const foreign = nearby.some((device) =>
    showing(ctx, device, entered).some((one) => isFobTime(entered.at, one)),
  )
  return new Failure(foreign ? 'fob_code_other_client' : 'fob_code_wrong')
}
