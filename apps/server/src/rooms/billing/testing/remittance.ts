import { decimalCents } from '@homeward/domain/money'

/** An adjustment: group, reason, cents. */
type Cas = readonly [group: string, reason: string, cents: number]

type ClaimPart = {
  number: string
  status?: string
  charge: number
  paid: number
  patient?: number
  icn?: string
  cas?: readonly Cas[]
  /** Where the adjustments stand: on the claim, or on its one line. */
  level?: 'claim' | 'line'
  memberId?: string
  date?: string
}

type Payment = {
  trace?: string
  /** Where it is not what the parts come to. */
  total?: number
  npi?: string
  taxId?: string | null
  plb?: readonly (readonly [reason: string, reference: string, cents: number])[]
  handling?: string
  /** YYYYMMDD */
  paidOn?: string
}

const casSegments = (cas: readonly Cas[]): string[] =>
  cas.map(([group, reason, cents]) => `CAS*${group}*${reason}*${decimalCents(cents)}`)

/** The segments of one claim of an 835, with one line of the same money. */
const claimSegments = (part: ClaimPart): string[] => {
  const { number, status = '1', charge, paid, patient = 0, icn = 'ICN1', cas = [] } = part
  const { level = 'line', memberId = '900123456K', date = '2026-10-26' } = part
  return [
    `CLP*${number}*${status}*${decimalCents(charge)}*${decimalCents(paid)}*${decimalCents(patient)}*MC*${icn}*12*1`,
    ...(level === 'claim' ? casSegments(cas) : []),
    `NM1*QC*1*LOPEZ*MARIA****MI*${memberId}`,
    ...(level === 'claim'
      ? [`DTM*232*${date.replaceAll('-', '')}`]
      : [
          `SVC*HC:99509:HB*${decimalCents(charge)}*${decimalCents(paid)}**8`,
          `DTM*472*${date.replaceAll('-', '')}`,
          ...casSegments(cas),
          `REF*6R*${number}-1`,
        ]),
  ]
}

/** The segments between ST and SE of one payment. */
export const aPayment = (parts: readonly ClaimPart[], payment: Payment = {}): string[] => {
  const { trace = 'EFT1001', npi = '1234567893', taxId = '561234567', plb = [] } = payment
  const { handling = 'I', paidOn = '20261101' } = payment
  const due =
    parts.reduce((sum, { paid }) => sum + paid, 0) -
    plb.reduce((sum, [, , cents]) => sum + cents, 0)
  return [
    `BPR*${handling}*${decimalCents(payment.total ?? due)}*C*ACH*CCP*01*111*DA*222*1512345678**01*333*DA*444*${paidOn}`,
    `TRN*1*${trace}*1512345678`,
    `DTM*405*${paidOn}`,
    'N1*PR*NC MEDICAID',
    'N3*1 MAIN ST',
    'N4*RALEIGH*NC*27601',
    `N1*PE*HOME CARE*XX*${npi}`,
    ...(taxId === null ? [] : [`REF*TJ*${taxId}`]),
    'LX*1',
    ...parts.flatMap(claimSegments),
    ...plb.map(
      ([reason, ref, cents]) => `PLB*${npi}*20261231*${reason}:${ref}*${decimalCents(cents)}`,
    ),
  ]
}

/** An 835 file of some payments, each in its own transaction. */
export function a835(payments: readonly (readonly string[])[], control = '1'): string {
  const isa = [
    'ISA*00*          *00*          *ZZ',
    'NCMMIS'.padEnd(15),
    'ZZ',
    'HOMEWARD1'.padEnd(15),
    `261101*1200*^*00501*${control.padStart(9, '0')}*0*P*:`,
  ].join('*')
  const transactions = payments.flatMap((body, index) => {
    const number = String(index + 1).padStart(4, '0')
    return [`ST*835*${number}*005010X221A1`, ...body, `SE*${body.length + 2}*${number}`]
  })
  return [
    isa,
    `GS*HP*NCMMIS*HOMEWARD1*20261101*1200*${control}*X*005010X221A1`,
    ...transactions,
    `GE*${payments.length}*${control}`,
    `IEA*1*${control.padStart(9, '0')}`,
  ]
    .map((segment) => `${segment}~`)
    .join('\n')
}
