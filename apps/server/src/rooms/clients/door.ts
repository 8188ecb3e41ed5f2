import type { ClientAddress } from '@homeward/contract/clients/parts'
import { clientAbsenceKindLabels } from '@homeward/domain/clients/absences'
import type { ClientPayor } from '@homeward/domain/clients/payors'
import type { Gender } from '@homeward/domain/person/gender'
import type { Ctx } from '../../plumbing/context.ts'
import { findStays } from './absences/stay-store.ts'
import { type ClientPayorRow, findClientPayors } from './payors/payor-store.ts'
import { openField } from './protected-fields.ts'
import { openMemberId } from './member-id.ts'
import { type ClientWithAddresses, findClientsByIds } from './store.ts'

export { archiveClient } from './archive/archive-client.ts'
export { addClient } from './create-client.ts'
export { countActiveClients } from './list/count-active.ts'
export { type Host, hostsOf } from './hosts.ts'
export { likelyClients } from './duplicates/find-duplicates.ts'
export { memberIdIndex, memberIdIndexes, openMemberId } from './member-id.ts'
export { clientVersion } from './reference-store.ts'

/** A client as a claim names them. The member ID is unmasked: it may go only into files for payors. */
export type BillingClient = {
  id: string
  firstName: string
  middleName: string | null
  lastName: string
  birthdate: string | null
  gender: Gender
  genderConfirmed: boolean
  address: ClientAddress | null
  memberId: string | null
  diagnosisCodes: string[]
  /** The last day in care of a client who died or was discharged. */
  left: { on: string; deceased: boolean } | null
  /** The days in a hospital or in rehabilitation, both included. */
  absences: { startDate: string; endDate: string | null; label: string }[]
  /** The payors that were entered for the client, in their order. Their member IDs are unmasked. */
  payors: ClientPayor[]
}

/** The payors that were entered for clients, in their order and without member IDs. */
export async function payorsOfClients(
  { tx }: Ctx,
  ids: readonly string[],
): Promise<Map<string, Pick<ClientPayor, PayorFact>[]>> {
  const rows = await findClientPayors(tx, ids)
  const byClient = Map.groupBy(rows, ({ client_id: id }) => id)
  return new Map([...byClient].map(([id, payors]) => [id, payors.map(payorFacts)]))
}

type PayorFact = 'payorId' | 'payorName' | 'order' | 'startDate' | 'endDate'

const payorFacts = (payor: ClientPayorRow): Pick<ClientPayor, PayorFact> => ({
  payorId: payor.payor_id,
  payorName: payor.payor_name,
  order: payor.payer_order,
  startDate: payor.start_date,
  endDate: payor.end_date,
})

/** The clients of these IDs, by ID; one query for any number. Unknown IDs are left out. */
export async function clientsForBilling(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, BillingClient>> {
  const clients = await findClientsByIds(ctx.tx, ids)
  const stays = Map.groupBy(await findStays(ctx.tx, ids), ({ client_id: id }) => id)
  const payors = Map.groupBy(await findClientPayors(ctx.tx, ids), ({ client_id: id }) => id)
  return new Map(
    clients.map((client) => [
      client.id,
      forBilling(ctx, client, {
        stays: stays.get(client.id) ?? [],
        payors: payors.get(client.id) ?? [],
      }),
    ]),
  )
}

type Stay = Awaited<ReturnType<typeof findStays>>[number]

const forBilling = (
  ctx: Ctx,
  client: ClientWithAddresses,
  { stays, payors }: { stays: readonly Stay[]; payors: readonly ClientPayorRow[] },
): BillingClient => ({
  id: client.id,
  firstName: client.first_name,
  middleName: client.middle_name,
  lastName: client.last_name,
  birthdate: client.birthdate,
  gender: client.gender,
  genderConfirmed: client.gender_confirmed,
  address: client.addresses.find(({ primary }) => primary) ?? null,
  memberId: openMemberId(ctx, client),
  diagnosisCodes: client.diagnosis_codes,
  left:
    client.left_on === null ? null : { on: client.left_on, deceased: client.status === 'deceased' },
  absences: stays.map(({ kind, start_date: startDate, end_date: endDate }) => ({
    startDate,
    endDate,
    label: clientAbsenceKindLabels[kind],
  })),
  payors: payors.map((payor) => ({
    ...payorFacts(payor),
    memberId: openField(ctx, client, payor.member_number),
    groupNumber: payor.group_number,
    patientPayCents: payor.patient_pay_cents,
  })),
})
