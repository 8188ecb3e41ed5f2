import { type DemoPayor, demoPayors } from './data/catalogue.ts'
import { demoAgency } from './data/agency.ts'

type Answer = {
  payor: DemoPayor
  day: string
  control: number
  /** Each claim with what is said of it, such as A2:20 for one that is accepted. */
  claims: readonly { number: string; charge_cents: number; status: string; ownNumber?: string }[]
}

/** The text of a 277CA: which claims the payor took on, and which it sent back. */
export function answerText({ payor, day, control, claims }: Answer): string {
  const { receiver_id: from, submitter_id: to, name } = demoPayors[payor]
  const on = day.replaceAll('-', '')
  const numbered = String(control).padStart(9, '0')
  const body = [
    'ST*277*0001*005010X214',
    `BHT*0085*08*${control}*${on}*0612*TH`,
    'HL*1**20*1',
    `NM1*PR*2*${name.toUpperCase()}*****46*${from}`,
    `TRN*1*${control}`,
    'HL*2*1*21*1',
    `NM1*41*2*${demoAgency.name.toUpperCase()}*****46*${to}`,
    `TRN*2*${control}`,
    `STC*A1:19:PR*${on}*WQ*0`,
    'HL*3*2*19*1',
    `NM1*85*2*${demoAgency.name.toUpperCase()}*****XX*${demoAgency.npi}`,
    'TRN*2*0',
    ...claims.flatMap(({ number, charge_cents: cents, status, ownNumber }, at) => [
      `HL*${at + 4}*3*PT`,
      'NM1*QC*1*PATIENT',
      `TRN*2*${number}`,
      `STC*${status}*${on}*WQ*${(cents / 100).toFixed(2)}`,
      ...(ownNumber === undefined ? [] : [`REF*1K*${ownNumber}`]),
    ]),
  ]
  return [
    [
      'ISA*00*          *00*          *ZZ',
      from.padEnd(15),
      'ZZ',
      to.padEnd(15),
      `${on.slice(2)}*0612*^*00501*${numbered}*0*P*:`,
    ].join('*'),
    `GS*HN*${from}*${to}*${on}*0612*${control}*X*005010X214`,
    ...body,
    `SE*${body.length + 1}*0001`,
    `GE*1*${control}`,
    `IEA*1*${numbered}`,
  ]
    .map((segment) => `${segment}~\n`)
    .join('')
}
