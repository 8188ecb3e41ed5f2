import { aProvider } from '@homeward/evv/hhaexchange/testing/samples'
import type { EvvRecord } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'
import { v7 as uuid } from 'uuid'
import { onTestFinished } from 'vitest'
import { openHhaexchangeSimulator } from '../../../simulators/hhaexchange.ts'
import type { Heard, Sent, Vendor, VendorAccount, VendorSettings, Waiting } from '../../vendor.ts'
import { openHhaexchange } from '../open.ts'

const signIn = { user: 'homeward', secret: 'right horse', scope: 'write:aggregator' }

export const anAccount = (
  endpoint: string,
  settings: Partial<VendorSettings> = {},
  evv: Partial<VendorSettings['evv']> = {},
): VendorAccount => ({
  agencyId: 'an-agency',
  id: uuid(),
  vendor: 'hhaexchange',
  settings: {
    endpoint,
    account: null,
    user: signIn.user,
    hostKey: null,
    ...settings,
    evv: {
      channel: 'calls',
      providerQualifier: null,
      clientQualifier: null,
      agentQualifier: null,
      payerId: null,
      payerProgram: null,
      scope: null,
      mcoId: null,
      withdrawalCode: null,
      withdrawalAction: null,
      changeCode: null,
      changeDays: 365,
      folders: null,
      ...evv,
    },
  },
  secret: signIn.secret,
  provider: aProvider,
})

export const soon = () => AbortSignal.timeout(5000)

/** HHAeXchange on loopback up to the end of the test, and an account of it. */
export async function simulated() {
  const simulator = await openHhaexchangeSimulator(signIn)
  onTestFinished(() => simulator.stop())
  const vendor = openHhaexchange(anAccount(simulator.endpoint))
  return { simulator, vendor }
}

/** What the outbox would ask after a sending. */
export const waitingFor = (
  { ref, answers, unknown = [], notSent = [], left = [] }: Sent,
  tellings: readonly Telling<EvvRecord>[],
): Waiting[] => {
  const done = new Set([...answers.map(({ id }) => id), ...unknown, ...notSent, ...left])
  const records = tellings
    .filter(({ id }) => !done.has(id))
    .map(({ id, record, sequence }) => ({ id, recordId: record.id, sequence }))
  return ref === null ? [] : [{ ref, kind: 'visit', sentAt: '2026-11-02T17:00:00.000Z', records }]
}

/** Sends records and asks once for their answers. */
export async function told(vendor: Vendor, tellings: readonly Telling[]) {
  const sent = await vendor.send(tellings, soon())
  const heard: Heard[] = await vendor.hear(waitingFor(sent, tellings), soon())
  const answers = [...sent.answers, ...heard.flatMap((one) => one.answers)]
  return { sent, heard, answers, first: answers[0] }
}
