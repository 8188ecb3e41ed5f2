import { localNow } from './clock.ts'

/** What a payer would answer to a file of claims: everything paid in full, in one transfer of today. */
export function remittanceFor(claimFile: string, trace: string): string {
  const segments = claimFile.split('~').map((segment) => segment.trim().split('*'))
  const find = (...head: string[]): string[] =>
    segments.find((segment) => head.every((value, at) => segment[at] === value)) ?? []
  const claims = segments.flatMap((segment, at) =>
    segment[0] === 'CLM' ? [{ claim: segment, rest: restOf(segments, at) }] : [],
  )
  const total = claims.reduce((sum, { claim }) => sum + Number(claim[2]), 0)
  const payer = find('NM1', 'PR')
  const provider = find('NM1', '85')
  const day = localNow().day.replaceAll('-', '')
  const body = [
    `ST*835*0001`,
    `BPR*I*${total.toFixed(2)}*C*ACH*CCP*01*999999999*DA*1234*1512345678**01*999988880*DA*98765*${day}`,
    `TRN*1*${trace}*1512345678`,
    `DTM*405*${day}`,
    `N1*PR*${payer[3]}*XV*${payer[9]}`,
    `N3*1 PAYER WAY`,
    `N4*RALEIGH*NC*27601`,
    `PER*BL*SUPPORT*TE*9195550199`,
    `N1*PE*${provider[3]}*XX*${provider[9]}`,
    `LX*1`,
    ...claims.flatMap(({ claim, rest }, index) => paid(claim, rest, index)),
  ]
  return [
    `ISA*00*          *00*          *ZZ*PAYER          *ZZ*HOMEWARD       *${day.slice(2)}*1200*^*00501*000000901*0*P*:`,
    `GS*HP*PAYER*HOMEWARD*${day}*1200*901*X*005010X221A1`,
    ...body,
    `SE*${body.length + 1}*0001`,
    `GE*1*901`,
    `IEA*1*000000901`,
    '',
  ].join('~\n')
}

/** The same remittance, but with a payment that its claims do not add up to. */
export const unbalanced = (remittance: string): string =>
  remittance.replace(/BPR\*I\*(\d+)/, (_, dollars: string) => `BPR*I*${Number(dollars) + 7}`)

/** The segments of one claim: up to the next one. */
function restOf(segments: string[][], at: number): string[][] {
  const end = segments.findIndex((segment, index) => index > at && segment[0] === 'CLM')
  return segments.slice(at + 1, end === -1 ? undefined : end)
}

function paid(claim: string[], rest: string[][], index: number): string[] {
  const lines = rest.flatMap((segment, at) =>
    segment[0] === 'SV1' ? [paidLine(segment, rest.slice(at + 1))] : [],
  )
  return [
    `CLP*${claim[1]}*1*${claim[2]}*${claim[2]}*0*MC*ICN${String(index + 1).padStart(9, '0')}*12*1`,
    `NM1*QC*1*CLIENT*TEST`,
    ...lines.flat(),
  ]
}

/** One service line; its date and number stand behind it, before the next line. */
function paidLine(line: string[], after: string[][]): string[] {
  const date = after.find((segment) => segment[0] === 'DTP' && segment[1] === '472') ?? []
  const control = after.find((segment) => segment[0] === 'REF' && segment[1] === '6R')
  return [
    `SVC*${line[1]}*${line[2]}*${line[2]}**${line[4]}`,
    `DTM*472*${date[3]}`,
    ...(control ? [`REF*6R*${control[2]}`] : []),
  ]
}
