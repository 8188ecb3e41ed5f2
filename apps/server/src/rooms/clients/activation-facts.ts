import { type ActivationFacts, missingToActivate } from '@homeward/domain/clients/activation'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import type { ClientProfile } from './store.ts'
import { findRelated } from './related-store.ts'

type Ahead = { authorizations_ahead: number | null; careplans_ahead: number | null }

/** The facts about a client for the activation checklist. */
export function activationFacts(client: ClientProfile, ahead: Ahead): ActivationFacts {
  const contacts = (kind: string) => client.contacts.filter((one) => one.kind === kind).length
  return {
    birthdate: client.birthdate,
    genderConfirmed: client.gender_confirmed,
    phone: client.phone,
    hasOffice: client.office_id !== null,
    address: client.addresses.find(({ primary }) => primary) ?? null,
    payor: client.primary_payor?.type ?? null,
    hasMemberId:
      client.medicaid_number_sealed !== null ||
      client.medicare_number_sealed !== null ||
      client.insurance_number_sealed !== null,
    diagnoses: client.diagnosis_codes.length,
    emergencyContacts: contacts('emergency_contact'),
    physicians: contacts('physician') + (client.primary_care_doctor === null ? 0 : 1),
    authorizations: ahead.authorizations_ahead ?? 0,
    careplans: ahead.careplans_ahead ?? 0,
  }
}

/** Refuses to activate a client while something is missing, with a sentence for each item. */
export async function refuseUnready(ctx: Ctx, client: ClientProfile): Promise<void> {
  const today = ctx.today
  const facts = activationFacts(client, await findRelated(ctx.tx, client, today))
  const blocking = missingToActivate(facts).filter(({ blocks }) => blocks)
  if (blocking.length === 0) return
  throw new Failure('client_not_ready', {
    fields: { status: blocking.map(({ sentence }) => sentence) },
  })
}
