import { type Finding, problem } from './finding.ts'
import { type Segment, element } from './token.ts'

/** What can be wrong with the envelope of a file. */
const envelopeCodes = {
  too_large: 'The file is too large to be held as text',
  no_interchange: 'There is no readable ISA in the file',
  text_outside_interchange: 'There is text outside every interchange',
  isa_length: 'The ISA segment is not 106 characters long',
  wrapped: 'Line breaks stood inside segments',
  missing_iea: 'An interchange has no IEA',
  missing_gs: 'A transaction stands outside every group',
  missing_ge: 'A group has no GE',
  missing_se: 'A transaction has no SE',
  unopened_trailer: 'A trailer closes something that was never opened',
  segment_outside_transaction: 'A segment stands outside every transaction',
  control_mismatch: 'The control numbers of a header and its trailer differ',
  count_mismatch: 'A trailer counts differently from what the file holds',
} as const

export type EnvelopeCode = keyof typeof envelopeCodes

/** ISA13 = IEA02 and IEA01 = number of groups. */
export const checkInterchangeTrailer = (
  control: string,
  groups: number,
  iea: Segment,
): Finding<EnvelopeCode>[] => [
  ...sameNumber('ISA13', control, 'IEA02', iea, 2),
  ...sameCount('IEA01', iea, groups, 'groups'),
]

/** GS06 = GE02 and GE01 = number of transactions. */
export const checkGroupTrailer = (
  control: string,
  transactions: number,
  ge: Segment,
): Finding<EnvelopeCode>[] => [
  ...sameNumber('GS06', control, 'GE02', ge, 2),
  ...sameCount('GE01', ge, transactions, 'transactions'),
]

/** ST02 = SE02 and SE01 = number of segments, ST and SE included. */
export function checkTransactionTrailer(
  control: string,
  segments: number,
  se: Segment,
): Finding<EnvelopeCode>[] {
  const found = element(se, 2).trim()
  const mismatch = found === control ? [] : [differ('ST02', control, 'SE02', found, se.position)]
  return [...mismatch, ...sameCount('SE01', se, segments, 'segments')]
}

// ISA13 and GS06 are numbers (X12 type N0), so leading zeros do not make them differ.
function sameNumber(
  name: string,
  control: string,
  trailerName: string,
  trailer: Segment,
  number: number,
): Finding<EnvelopeCode>[] {
  const found = element(trailer, number).trim()
  return withoutZeros(found) === withoutZeros(control)
    ? []
    : [differ(name, control, trailerName, found, trailer.position)]
}

function sameCount(
  name: string,
  trailer: Segment,
  counted: number,
  of: string,
): Finding<EnvelopeCode>[] {
  const stated = element(trailer, 1).trim()
  if (/^\d{1,15}$/.test(stated) && Number(stated) === counted) return []
  const sentence = `${name} says ${stated === '' ? 'nothing' : stated}, but there are ${counted} ${of}.`
  return [problem('count_mismatch', sentence, trailer.position)]
}

const differ = (
  name: string,
  control: string,
  trailerName: string,
  found: string,
  position: number,
) =>
  problem(
    'control_mismatch',
    `${name} is "${control}", but ${trailerName} is "${found}".`,
    position,
  )

const withoutZeros = (value: string): string => value.replace(/^0+(?=.)/, '')
