import { rollUp } from '@homeward/domain/verification/roll-up'
import { assessmentStatusOn } from '@homeward/domain/care/assessment'
import { authorizationStatusOn } from '@homeward/domain/care/authorization'
import { careplanStatusOn } from '@homeward/domain/care/careplan'
import { clientMoves } from '@homeward/domain/clients/status-moves'
import { ownFields } from './own-fields.ts'
import type { Client } from '@homeward/contract/clients/clients'
import { missingToActivate } from '@homeward/domain/clients/activation'
import { contactKinds, type ContactKind } from '@homeward/domain/clients/contacts'
import { clientAbilities } from '@homeward/domain/clients/abilities'
import { capabilities } from '@homeward/domain/identity/capabilities'
import { maskedOrNull } from '@homeward/domain/identity/masking'
import type { Ctx } from '../../plumbing/context.ts'
import { activationFacts } from './activation-facts.ts'
import { demographicsOf, settingsOf } from './open-parts.ts'
import { openFields } from './protected-fields.ts'
import type { ClientProfile } from './store.ts'
import { findRelated } from './related-store.ts'

/** A client's profile for an answer: protected values masked, with related records. */
export async function presentClient(ctx: Ctx, client: ClientProfile): Promise<Client> {
  const today = ctx.today
  const related = await findRelated(ctx.tx, client, today)
  const addresses = client.addresses.map((one) => ({
    ...one,
    agency_id: client.agency_id,
    status: 'active' as const,
  }))
  const address = client.addresses.find(({ primary }) => primary) ?? null
  return {
    ...ownFields(client),
    type: 'Client',
    name: client.name,
    agency_id: client.agency_id,
    agency: { id: ctx.agency.id, name: ctx.agency.name },
    office: client.office,
    primary_payor: client.primary_payor,
    service: client.service,
    do_not_send: client.do_not_send,
    ...protectedValues(ctx, client),
    demographics: demographicsOf(client.demographics),
    settings: settingsOf(client.settings),
    city: address?.city ?? null,
    county: address?.county ?? null,
    addresses,
    current_address: addresses.find(({ primary }) => primary) ?? null,
    ...contactsOf(client),
    ...presentRelated(related, today),
    status_changed_at: client.status_changed_at,
    status_moves: [...clientMoves[client.status]],
    missing: missingToActivate(activationFacts(client, related)),
    created_at: client.created_at,
    lock_version: client.lock_version,
    abilities: clientAbilities({ capabilities: capabilities.filter((one) => ctx.may(one)) }),
  }
}

function protectedValues(ctx: Ctx, client: ClientProfile) {
  const plain = openFields(ctx, client)
  const masked = {
    social_security_number: maskedOrNull(plain.social_security_number),
    medicaid_number: maskedOrNull(plain.medicaid_number),
    medicare_number: maskedOrNull(plain.medicare_number),
    insurance_number: maskedOrNull(plain.insurance_number),
  }
  return {
    ...masked,
    private_profile: { ...masked, gender: client.gender, birthdate: client.birthdate },
  }
}

const listNames = {
  emergency_contact: 'emergency_contacts',
  case_manager: 'case_managers',
  physician: 'physicians',
  pharmacy: 'pharmacies',
} as const satisfies Record<ContactKind, keyof Client>

/** The contacts in the list of their kind. */
function contactsOf({ contacts }: ClientProfile) {
  const lists = contactKinds.map(
    (kind) => [listNames[kind], contacts.filter((contact) => contact.kind === kind)] as const,
  )
  return Object.fromEntries(lists) as Record<
    (typeof listNames)[ContactKind],
    ClientProfile['contacts']
  >
}

type Related = Awaited<ReturnType<typeof findRelated>>

const presentRelated = (related: Related, today: string) => ({
  authorizations: standingOn(today, related.authorizations, authorizationStatusOn),
  active_authorizations: standingOn(today, related.active_authorizations, authorizationStatusOn),
  authorized_until: related.authorized_until,
  careplans: standingOn(today, related.careplans, careplanStatusOn),
  shifts: related.shifts,
  assessments: standingOn(today, related.assessments, assessmentStatusOn),
  evaluations: [],
  background_checks: [],
  comments: related.comments.map((comment) => ({
    ...comment,
    created_at: new Date(comment.created_at).toISOString(),
  })),
  comments_count: related.comments_count ?? 0,
  alerts: related.alerts,
  alerts_count: related.alerts_count ?? 0,
  attachments_count: related.attachments_count ?? 0,
  visit_verification_status: rollUp(related.verifications.map(({ status }) => status)),
  visit_verification_meta:
    related.verifications.length === 0 ? null : { vendors: related.verifications },
  prev_client_id: related.prev?.id ?? null,
  next_client_id: related.next?.id ?? null,
  prev_client: related.prev,
  next_client: related.next,
})

type Dated<S> = { status: S; start_date: string; end_date: string }

/** Records with the status that their dates give them on a day. */
const standingOn = <S, T, R extends Dated<S>>(
  day: string,
  rows: readonly R[],
  statusOn: (one: { status: S; startDate: string; endDate: string }, day: string) => T,
): (Omit<R, 'status'> & { status: T })[] =>
  rows.map((row) => ({
    ...row,
    status: statusOn({ status: row.status, startDate: row.start_date, endDate: row.end_date }, day),
  }))
