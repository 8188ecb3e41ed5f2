import { evvVendorOf } from '@homeward/domain/agency/integration-accounts'
import { type ClaimBalance, claimBalance } from '@homeward/domain/billing/balances'
import type { ClaimParties } from '@homeward/domain/billing/claim-parties'
import type { ClaimLine } from '@homeward/domain/billing/claim-lines'
import { leftToNext } from '@homeward/domain/billing/next-payor'
import { filingsTo, isOpen } from '@homeward/domain/billing/filings'
import { checkFile } from '@homeward/domain/billing/readiness-file'
import { type Check, checkReadiness, isReady } from '@homeward/domain/billing/readiness'
import type { ClaimFacts } from '@homeward/domain/billing/readiness-facts'
import { memberIdFor } from '@homeward/domain/clients/payors'
import { periodOf } from '@homeward/domain/care/minutes'
import type { Ctx } from '../../../plumbing/context.ts'
import { findUnlistedCodes } from '../../agency/door.ts'
import { type BillingClient, clientsForBilling } from '../../clients/door.ts'
import { type BillingAgency, findBillingAgency } from '../agency-store.ts'
import {
  type BilledVisitRecord,
  type ClaimRecord,
  findBilledVisits,
  findClaimRecords,
  findUnitsOfOthers,
  type Period,
} from './facts-store.ts'
import { authorizationOf, type Figures, figuresOf, minutesOf, owedFor, shareOf } from './figures.ts'
import { type BatchPayor, findBatchPayors } from '../transmissions/store.ts'
import { findHeardAnswers, type HeardAnswer } from './earlier-store.ts'
import { asksForDenied } from './leaves-denied.ts'
import { findMoney } from './money-store.ts'
import { partiesFor, postalOf, providersOf } from './parties.ts'
import { problemsOf } from './writable.ts'

/** A claim with all its details; the checks are empty while it cannot be sent. */
export type LoadedClaim = {
  record: ClaimRecord
  visits: readonly BilledVisitRecord[]
  client: BillingClient
  /** What it bills. */
  figures: Figures
  /** What is owed by today's records. */
  owed: Figures
  /** Whom it names. */
  parties: ClaimParties
  /** What earlier payors answered, while it holds; empty for the first one. */
  earlier: readonly HeardAnswer[]
  /** Every payor of these claims, by ID. */
  payors: ReadonlyMap<string, BatchPayor>
  checks: readonly Check[]
  ready: boolean
  money: ClaimBalance
}

/** Claims in the order of their ids, by a number of queries that does not grow with them. */
export async function loadClaims(ctx: Ctx, ids: readonly string[]): Promise<LoadedClaim[]> {
  if (ids.length === 0) return []
  const records = await findClaimRecords(ctx.tx, ids)
  const visits = Map.groupBy(await findBilledVisits(ctx.tx, ids), (visit) => visit.claim_id)
  const agency = await findBillingAgency(ctx.tx)
  const taken = await findUnitsOfOthers(ctx.tx, records.flatMap(periodsOf))
  const payors = new Map(
    (await findBatchPayors(ctx.tx, [...new Set(records.flatMap(payorsOf))])).map((payor) => [
      payor.id,
      payor,
    ]),
  )
  const money = await findMoney(ctx.tx, ids)
  const later = records.filter((record) => record.payer_order !== 'primary').map(({ id }) => id)
  const heard = Map.groupBy(await findHeardAnswers(ctx.tx, later), ({ claimId }) => claimId)
  const clients = await clientsForBilling(ctx, [...new Set(records.map((row) => row.client_id))])
  const codes = [...clients.values()].flatMap(({ diagnosisCodes }) => diagnosisCodes)
  const unlisted = await findUnlistedCodes(ctx.tx, [...new Set(codes)])
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => {
    const record = byId.get(id)
    const client = record && clients.get(record.client_id)
    const payor = record && payors.get(record.payor_id)
    if (!client || !payor) return []
    const billed = visits.get(id) ?? []
    const owed = owedFor(record, client, billed)
    const figures = figuresOf(record, owed)
    const balance = claimBalance(money.get(id) ?? [])
    const earlier = (heard.get(id) ?? []).filter((answer) => answer.earlier)
    const parties = partiesFor(record, { agency, payor, billed })
    const known = { record, client, billed, figures, parties, agency, payor, taken, unlisted }
    const facts = { ...known, earlier, payors, money: balance }
    const checks = isChecked(record) ? checksOf(ctx, facts) : []
    return {
      record,
      client,
      visits: billed,
      figures,
      owed,
      parties,
      earlier,
      payors,
      checks,
      ready: isReady(checks),
      money: balance,
    }
  })
}

function checksOf(ctx: Ctx, gathered: Gathered): Check[] {
  const { agency, payor, record, billed, parties } = gathered
  const checks = checkReadiness(factsOf(ctx, gathered))
  const claim = {
    id: record.id,
    clientId: record.client_id,
    payorId: record.payor_id,
    visitId: billed[0]?.id ?? null,
    officeId: parties.billing.office?.id ?? null,
    renderingId: parties.rendering[0]?.provider.id ?? null,
    supervisingId: parties.supervising?.id ?? null,
  }
  return [...checks, checkFile(problemsOf(ctx, { agency, payor }, gathered), { claim, checks })]
}

/** The payor that has a claim, and those that had it. */
const payorsOf = (record: ClaimRecord): string[] => [
  record.payor_id,
  ...record.filings.map(({ payor_id: id }) => id),
]

/** A void says again what was said, so nothing of it is checked. */
const isChecked = ({ status, frequency_code: frequency }: ClaimRecord): boolean =>
  frequency !== '8' && isOpen(status)

const periodsOf = (record: ClaimRecord): Period[] =>
  record.lines.flatMap((line) => {
    const authorization = authorizationOf(record, line)
    if (!authorization) return []
    const { startDate, endDate } = periodOf(allowanceOf(authorization), line.service_date)
    return [
      {
        claim_id: record.id,
        line_number: line.line_number,
        authorization_id: authorization.id,
        start_date: startDate,
        end_date: endDate,
      },
    ]
  })

const allowanceOf = (authorization: ClaimRecord['authorizations'][number]) => ({
  units: authorization.units,
  unitPeriod: authorization.unit_period,
  minutesPerUnit: authorization.minutes_per_unit,
  startDate: authorization.start_date,
  endDate: authorization.end_date,
})

type Gathered = {
  record: ClaimRecord
  client: BillingClient
  billed: readonly BilledVisitRecord[]
  figures: Figures
  parties: ClaimParties
  agency: BillingAgency
  payor: BatchPayor
  taken: Awaited<ReturnType<typeof findUnitsOfOthers>>
  /** Null where the agency has loaded no list of codes. */
  unlisted: ReadonlySet<string> | null
  earlier: readonly HeardAnswer[]
  payors: ReadonlyMap<string, BatchPayor>
  money: ClaimBalance
}

function factsOf(ctx: Ctx, gathered: Gathered): ClaimFacts {
  const { record, client, billed, figures, agency } = gathered
  const days = figures.lines.map(({ date }) => date).toSorted()
  return {
    today: ctx.today,
    claim: {
      id: record.id,
      startDate: days[0] ?? record.start_date,
      endDate: days.at(-1) ?? record.start_date,
      diagnosisCodes: figures.diagnosisCodes,
      ...(gathered.unlisted && {
        unlistedCodes: figures.diagnosisCodes.filter((code) => gathered.unlisted?.has(code)),
      }),
    },
    ...(record.payer_order !== 'primary' && { earlier: earlierFacts(gathered) }),
    lines: figures.lines.map((line) => lineFacts(gathered, line)),
    visits: billed.map(visitFacts),
    client: {
      id: record.client_id,
      name: record.client_name,
      left: client.left,
      absences: client.absences,
      birthdate: client.birthdate,
      genderConfirmed: client.genderConfirmed,
      // A later payor is not the one of record, and is right all the same.
      primaryPayorId: record.payer_order === 'primary' ? record.primary_payor_id : record.payor_id,
      memberId: memberIdFor(client, record.payor_id, record.start_date),
      address: client.address,
    },
    payor: {
      id: record.payor_id,
      name: record.payor_name,
      timelyFilingDays: record.timely_filing_days,
      memberIdPattern: record.member_id_pattern,
      evvVendor: evvVendorOf(record.evv_vendor),
      evvAccounts: record.evv_accounts,
      requiredChecks: record.required_checks,
      requiredCredentials: record.required_credentials,
    },
    agency: {
      npi: agency.npi,
      taxId: agency.tax_id,
      address: postalOf(agency),
      placeTolerance: ctx.agency.locationTolerance,
    },
    providers: providersOf(gathered.parties, gathered, figures.lines),
  }
}

const earlierFacts = ({ record, earlier, money }: Gathered): ClaimFacts['earlier'] => ({
  answered: earlier.length > 0,
  // What the payor before left is owed by this one, once it was filed.
  leftCents:
    leftToNext({ balance: money, leavesDenied: asksForDenied(record, earlier) }) +
    money.balanceCents,
  waits: filingsTo(record.payer_order, record.filings).at(-1)?.state === 'sent',
  numberMissing: record.frequency_code !== '1' && record.payer_control_number === null,
})

function lineFacts({ record, taken }: Gathered, line: ClaimLine): ClaimFacts['lines'][number] {
  const authorization = record.authorizations.find(({ id }) => id === line.authorizationId)
  return {
    date: line.date,
    units: line.units,
    wholeUnits: line.wholeUnits,
    centsPerUnit: line.centsPerUnit,
    service: {
      id: line.serviceId,
      label: line.serviceLabel,
      procedureCode: line.procedureCode,
    },
    authorization: authorization
      ? {
          number: authorization.number,
          startDate: authorization.start_date,
          endDate: authorization.end_date,
          archived: authorization.status === 'archived',
          serviceIds: authorization.service_ids,
          payorId: authorization.payor_id,
          insurance: authorization.insurance_state,
          unitsLeft:
            authorization.units - taken({ claimId: record.id, lineNumber: line.lineNumber }),
        }
      : null,
  }
}

const visitFacts = (visit: BilledVisitRecord): ClaimFacts['visits'][number] => ({
  id: visit.id,
  status: visit.status,
  date: visit.scheduled_date,
  caregiver: caregiverOf(visit),
  checkedIn: (visit.reviewed_check_in_at ?? visit.check_in_at) !== null,
  checkedOut: (visit.reviewed_check_out_at ?? visit.check_out_at) !== null,
  minutes: minutesOf(visit),
  scheduledDuration: shareOf(visit, visit.scheduled_duration),
  signed: Boolean(visit.signed),
  distance: farther(visit.check_in_distance, visit.check_out_distance),
  manualUnexplained: visit.review_reason === null && isManual(visit),
  explained: visit.review_reason !== null,
  overlapsWith: visit.overlaps_with,
  overlapReason: visit.overlap_reason,
  alongside: visit.alongside,
  verifications: visit.verifications,
  // The database keeps a visit on one claim.
  billedOn: null,
  sameDayClaim: visit.same_day_claim,
})

const isManual = (visit: BilledVisitRecord): boolean =>
  (visit.check_in_method === 'manual' && !visit.check_in_reason) ||
  (visit.check_out_method === 'manual' && !visit.check_out_reason)

const caregiverOf = ({ agent_id: id, agent_name: name, credentials }: BilledVisitRecord) =>
  id === null || name === null ? null : { id, name, credentials }

const farther = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)
