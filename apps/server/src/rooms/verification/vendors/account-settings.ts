import { usualChangeDays } from '@homeward/domain/agency/integration-accounts'
import { z } from 'zod'
import type { VendorSettings } from './vendor.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

const Evv = z.object({
  channel: z
    .enum(['calls', 'files'])
    .nullish()
    .transform((value) => value ?? 'calls'),
  provider_qualifier: text,
  client_qualifier: text,
  agent_qualifier: text,
  payer_id: text,
  payer_program: text,
  scope: text,
  mco_id: text,
  withdrawal_code: text,
  withdrawal_action: text,
  change_code: text,
  change_days: z
    .number()
    .nullish()
    .transform((value) => value ?? usualChangeDays),
  folders: z
    .object({ outgoing: z.string(), incoming: z.string() })
    .nullish()
    .transform((value) => value ?? null),
})

/** The settings of an account as they are stored; what is not there has its usual value. */
const Stored = z.object({
  endpoint: text,
  account: text,
  user: text,
  host_key: text,
  evv: Evv.nullish().transform((value) => value ?? Evv.parse({})),
})

export function vendorSettings(stored: unknown): VendorSettings {
  const { endpoint, account, user, host_key: hostKey, evv } = Stored.parse(stored)
  return {
    endpoint,
    account,
    user,
    hostKey,
    evv: {
      channel: evv.channel,
      providerQualifier: evv.provider_qualifier,
      clientQualifier: evv.client_qualifier,
      agentQualifier: evv.agent_qualifier,
      payerId: evv.payer_id,
      payerProgram: evv.payer_program,
      scope: evv.scope,
      mcoId: evv.mco_id,
      withdrawalCode: evv.withdrawal_code,
      withdrawalAction: evv.withdrawal_action,
      changeCode: evv.change_code,
      changeDays: evv.change_days,
      folders: evv.folders,
    },
  }
}
