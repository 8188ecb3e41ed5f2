import { decimalCents } from '@homeward/domain/money'
import { demoAgency } from './data/agency.ts'
import { type DemoPayor, demoPayors } from './data/catalogue.ts'
import type { DemoClaim } from './find-store.ts'

/** What the payor says of a claim: what it pays, and why not the rest. */
export type Decision = {
  claim: Pick<
    DemoClaim,
    | 'number'
    | 'start_date'
    | 'billing_units'
    | 'charge_cents'
    | 'procedure_code'
    | 'modifiers'
    | 'first_name'
    | 'last_name'
  > & { memberId: string }
  paidCents: number
  /** Group and reason of the rest; left out where all is paid. */
  adjusted?: readonly [group: string, reason: string]
  /** CLP02: 1 paid, 4 denied. */
  status: '1' | '4'
}

type Payment = {
  payor: DemoPayor
  day: string
  trace: string
  control: number
  decisions: readonly Decision[]
}

const digits = (day: string): string => day.replaceAll('-', '')
/** The basic characters that every receiver takes. */
const basic = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .toUpperCase()

/** The text of an 835 with one payment, as a clearinghouse would deliver it. */
export function remittanceText(payment: Payment): string {
  const day = digits(payment.day)
  const payor = demoPayors[payment.payor]
  const body = ['ST*835*0001', ...segmentsOf(payment, day)]
  const control = String(payment.control)
  return [
    [
      'ISA*00*          *00*          *ZZ',
      payor.receiver_id.padEnd(15),
      'ZZ',
      payor.submitter_id.padEnd(15),
      `${day.slice(2)}*0512*^*00501*${control.padStart(9, '0')}*0*P*:`,
    ].join('*'),
    `GS*HP*${payor.receiver_id}*${payor.submitter_id}*${day}*0512*${control}*X*005010X221A1`,
    ...body,
    `SE*${body.length + 1}*0001`,
    `GE*1*${control}`,
    `IEA*1*${control.padStart(9, '0')}`,
  ]
    .map((segment) => `${segment}~\n`)
    .join('')
}

function segmentsOf({ payor: paidBy, trace, control, decisions }: Payment, day: string): string[] {
  const payor = demoPayors[paidBy]
  const paid = decisions.reduce((sum, { paidCents }) => sum + paidCents, 0)
  return [
    `BPR*I*${decimalCents(paid)}*C*ACH*CCP*01*053101121*DA*5550100*1561234500**01*053000196*DA*5550111*${day}`,
    `TRN*1*${trace}*1561234500`,
    `DTM*405*${day}`,
    `N1*PR*${basic(payor.name)}*XV*${payor.payer_id}`,
    'N3*2501 MAIL SERVICE CENTER',
    'N4*RALEIGH*NC*276992501',
    'PER*BL*PROVIDER SERVICES*TE*9195550190',
    `N1*PE*${basic(demoAgency.name)}*XX*${demoAgency.npi}`,
    `REF*TJ*${demoAgency.tax_id}`,
    'LX*1',
    ...decisions.flatMap((decision, at) =>
      claimSegments(decision, payor.filing_indicator, `26${day}${control % 10_000}${100 + at}`),
    ),
  ]
}

function claimSegments(
  { claim, paidCents, adjusted, status }: Decision,
  filing: string,
  icn: string,
): string[] {
  const charge = decimalCents(claim.charge_cents)
  const rest = claim.charge_cents - paidCents
  const procedure = ['HC', claim.procedure_code, ...claim.modifiers].join(':')
  return [
    `CLP*${claim.number}*${status}*${charge}*${decimalCents(paidCents)}**${filing}*${icn}*12*1`,
    `NM1*QC*1*${basic(claim.last_name)}*${basic(claim.first_name)}****MI*${claim.memberId}`,
    `SVC*${procedure}*${charge}*${decimalCents(paidCents)}**${status === '1' ? claim.billing_units : 0}`,
    `DTM*472*${digits(claim.start_date)}`,
    ...(adjusted && rest > 0 ? [`CAS*${adjusted[0]}*${adjusted[1]}*${decimalCents(rest)}`] : []),
  ]
}
