import { createHash } from 'node:crypto'
import { appointmentOf, type Sender } from '@homeward/evv/carebridge/appointment'
import { fileName, lineOf, writeAppointments } from '@homeward/evv/carebridge/file'
import { masked, protectedValues } from '@homeward/evv/masking'
import type { EvvVisit } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'
import { NotHandedOver, type Transport } from '../../../agency/door.ts'
import { NotSent, type Sent, type VendorAccount } from '../vendor.ts'

/** Hands visits over in one file, which no other sending has the name of. */
export async function sendOver(
  files: Transport,
  account: VendorAccount,
  tellings: readonly Telling[],
  signal: AbortSignal,
): Promise<Sent> {
  const { taxId } = account.provider
  if (taxId === null) throw new NotSent('The agency has no tax ID.', 'settings')
  const at = new Date().toISOString()
  const rows = tellings.map((telling) => {
    if (!isOfVisit(telling)) throw new Error(`CareBridge keeps no ${telling.record.kind}.`)
    return { telling, appointment: appointmentOf(telling, senderOf(account), at) }
  })
  const bytes = Buffer.from(writeAppointments(rows.map(({ appointment }) => appointment)))
  const sequence = Math.max(...tellings.map((telling) => telling.sequence))
  const digest = createHash('sha256').update(bytes).digest('hex')
  const parcel = { name: fileName({ taxId, sequence, digest }), bytes }
  await files.put(parcel, signal).catch(async (error: unknown) => {
    if (error instanceof NotHandedOver) throw error
    // The connection may have ended between the file and the word about it.
    if (!(await files.has(parcel, signal).catch(() => false))) throw error
  })
  return {
    ref: parcel.name,
    answers: [],
    requests: rows.map(({ telling: { id, record }, appointment }) => ({
      id,
      text: masked(lineOf(appointment), protectedValues(record)),
    })),
    responses: [],
  }
}

const isOfVisit = (telling: Telling): telling is Telling<EvvVisit> =>
  telling.record.kind === 'visit'

const senderOf = ({ provider, settings }: VendorAccount): Sender => ({
  provider,
  providerId: settings.account,
  mcoId: settings.evv.mcoId,
})
