import { sharedRendering } from '@homeward/domain/billing/claim-parties'
import { memberIdFor, payorsOn } from '@homeward/domain/clients/payors'
import { localClock } from '@homeward/domain/time/zone'
import type {
  BillingGroup,
  ProfessionalBatch,
  ProfessionalClaim,
  Subscriber,
} from '@homeward/x12/professional/types'
import type { Ctx } from '../../../plumbing/context.ts'
import type { BillingAgency } from '../agency-store.ts'
import { answersTo, earlierPayersOf, rankOf } from './earlier-payers.ts'
import { addressOf, billerOf, providerOf, renderingOf } from './named-parties.ts'
import type { BatchPayor } from './store.ts'
import type { Written } from './written.ts'

/** Diagnoses that one line may point to. */
const mostPointers = 4

/** The claims as a batch for the writer, grouped by who bills and by client. `control` is ISA13 and GS06. */
export function batchOf(
  ctx: Ctx,
  from: { agency: BillingAgency; payor: BatchPayor; control: number },
  claims: readonly Written[],
): ProfessionalBatch {
  const { agency, payor, control } = from
  const name = { kind: 'organization', name: agency.name } as const
  return {
    envelope: {
      senderQualifier: 'ZZ',
      senderId: payor.submitter_id,
      receiverQualifier: 'ZZ',
      receiverId: payor.receiver_id,
      interchangeControl: control,
      groupControl: control,
      transactionControl: '0001',
      // The demo agency's claims must never be paid.
      usage: agency.demo ? 'T' : 'P',
      date: ctx.today,
      time: localClock(ctx.now, ctx.agency.timeZone),
    },
    batchId: `${batchPrefix}${controlText(control)}`,
    purpose: 'original',
    use: 'chargeable',
    submitter: { name, id: payor.submitter_id, contact: contactOf(agency) },
    receiver: { name: payor.receiver_name, id: payor.receiver_id },
    billing: [...Map.groupBy(claims, billerKey).values()].flatMap((own) => groupOf(payor, own)),
  }
}

/** Claims of one office stand together; those of the agency are one group. */
const billerKey = ({ parties: { billing } }: Written): string =>
  JSON.stringify(Object.entries(billing).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const groupOf = (payor: BatchPayor, claims: readonly Written[]): BillingGroup[] =>
  claims.slice(0, 1).map(({ parties: { billing } }) => ({
    provider: billerOf(billing),
    subscribers: [...Map.groupBy(claims, subscriberKey).values()].map((own) =>
      subscriberOf(payor, own),
    ),
  }))

/** A client stands once for each place that the payor has in the order of payors, and each number it gave us. */
const subscriberKey = ({ record, parties }: Written): string =>
  `${record.client_id} ${record.payer_order} ${parties.payorNumber ?? ''}`

const batchPrefix = 'HW'

/** The control number of the file that an answer names by BHT03; null if it names none of ours. */
export const controlOf = (batchId: string | null): string | null =>
  batchId !== null && /^HW\d{9}$/.test(batchId) ? batchId.slice(batchPrefix.length) : null

/** A control number as the file has it. */
export const controlText = (control: number): string => String(control).padStart(9, '0')

const contactOf = ({ name, phone, email }: BillingAgency) => ({
  name,
  phone: phone?.replaceAll(/\D/g, '').slice(-10) || undefined,
  email: email ?? undefined,
})

function subscriberOf(payor: BatchPayor, claims: readonly Written[]): Subscriber {
  const [first] = claims
  if (!first) throw new Error('A subscriber has at least one claim.')
  const { client, record } = first
  const own = payorsOn(client.payors, record.start_date).find(({ payorId }) => payorId === payor.id)
  return {
    name: {
      last: client.lastName,
      first: client.firstName,
      middle: client.middleName || undefined,
    },
    memberId: memberIdFor(client, payor.id, record.start_date) ?? '',
    address: addressOf(client.address ?? {}),
    birthDate: client.birthdate ?? '',
    sex: ({ female: 'F', male: 'M', other: 'U' } as const)[client.gender],
    responsibility: rankOf(record.payer_order),
    groupNumber: own?.groupNumber ?? undefined,
    filingIndicator: payor.filing_indicator,
    payer: {
      name: payor.name,
      idQualifier: 'PI',
      id: payor.payer_id,
      billingProviderId: first.parties.payorNumber ?? undefined,
    },
    claims: claims.map(claimOf),
  }
}

function claimOf(written: Written): ProfessionalClaim {
  const { record, figures, parties } = written
  const diagnoses = [...new Set(figures.diagnosisCodes.map((code) => code.replace('.', '')))]
  const lines = figures.lines.filter(({ units }) => units > 0)
  const numbers = new Set(lines.map(({ authorizationNumber }) => authorizationNumber))
  const shared = numbers.size === 1 ? (lines[0]?.authorizationNumber ?? undefined) : undefined
  const rendering = sharedRendering(
    parties,
    lines.map(({ lineNumber }) => lineNumber),
  )
  return {
    claimId: record.number,
    placeOfService: parties.placeOfService,
    frequency: record.frequency_code,
    originalClaimNumber:
      record.frequency_code === '1' ? undefined : (record.payer_control_number ?? undefined),
    priorAuthorization: shared,
    // What the patient paid on it so far; the charge stays whole.
    patientPaid: record.patient_paid_cents || undefined,
    diagnoses,
    rendering: rendering ? providerOf(rendering) : undefined,
    supervising: parties.supervising ? providerOf(parties.supervising) : undefined,
    earlierPayers: earlierPayersOf(written),
    lines: lines.map((line) => ({
      // A claim without one is not ready.
      procedure: line.procedureCode ?? '',
      modifiers: line.modifiers,
      charge: line.chargeCents,
      rate: line.centsPerUnit ?? undefined,
      units: line.units,
      date: line.date,
      diagnosisPointers: diagnoses.slice(0, mostPointers).map((_, index) => index + 1),
      control: `${record.number}-${line.lineNumber}`,
      priorAuthorization: numbers.size > 1 ? (line.authorizationNumber ?? undefined) : undefined,
      rendering: rendering ? undefined : renderingOf(parties, line.lineNumber),
      answers: answersTo(written, line),
    })),
  }
}
