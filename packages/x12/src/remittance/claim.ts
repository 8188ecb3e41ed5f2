import { claimStatuses } from '../codes/claim-status.ts'
import { type Segment, element } from '../token.ts'
import { readAdjustments } from './adjustments.ts'
import { type Block, splitBlocks } from './blocks.ts'
import { type Fields, party, raw, reference } from './fields.ts'
import { readLine } from './line.ts'
import type {
  Adjustment,
  InformationalAmount,
  Party,
  Reference,
  RemittanceClaim,
  RemittanceLine,
} from './types.ts'

/** Reads one claim: CLP and the segments that follow it, service lines included. */
export function readClaim(block: Block, fields: Fields): RemittanceClaim {
  const clp = block.opener
  const { before, blocks } = splitBlocks(block.following, (segment) => segment.id === 'SVC')
  checkHead(clp, fields)
  const own = readOwn(before, fields)
  const charge = fields.requiredCents(clp, 3)
  const paid = fields.requiredCents(clp, 4)
  const lines = blocks.map(({ opener, following }) => readLine(opener, following, fields))
  const patient = own.parties.get('QC') ?? null
  const subscriber = own.parties.get('IL') ?? null
  return {
    position: clp.position,
    claimId: element(clp, 1).trim(),
    status: element(clp, 2).trim(),
    charge,
    paid,
    patientResponsibility: fields.cents(clp, 5),
    filingIndicator: element(clp, 6).trim(),
    payerClaimNumber: element(clp, 7).trim(),
    placeOfService: element(clp, 8).trim(),
    frequency: element(clp, 9).trim(),
    patient,
    subscriber,
    correctedSubscriber: own.parties.get('74') ?? null,
    renderingProvider: own.parties.get('82') ?? null,
    crossover: own.parties.get('TT') ?? null,
    memberId: patient?.id || subscriber?.id || null,
    serviceFrom: own.dates.get('232') ?? edge(lines, 'serviceFrom'),
    serviceTo: own.dates.get('233') ?? edge(lines, 'serviceTo') ?? own.dates.get('232') ?? null,
    receivedOn: own.dates.get('050') ?? null,
    adjustments: own.adjustments,
    remarks: own.remarks,
    references: own.references,
    amounts: own.amounts,
    lines,
    raw: raw([clp, ...before]),
  }
}

function readOwn(segments: readonly Segment[], fields: Fields) {
  const adjustments: Adjustment[] = []
  const parties = new Map<string, Party>()
  const dates = new Map<string, string | null>()
  const references: Reference[] = []
  const amounts: InformationalAmount[] = []
  const remarks: string[] = []
  for (const segment of segments) {
    const kind = element(segment, 1)
    switch (segment.id) {
      case 'CAS':
        adjustments.push(...readAdjustments(segment, fields))
        break
      case 'NM1':
        if (!parties.has(kind)) parties.set(kind, party(segment))
        break
      case 'DTM':
        dates.set(kind, fields.date(segment, 2))
        break
      case 'REF':
        references.push(reference(segment))
        break
      case 'AMT':
        amounts.push({ qualifier: kind, amount: fields.cents(segment, 2) })
        break
      case 'MOA':
        remarks.push(...remarkCodes(segment, [3, 4, 5, 6, 7]))
        break
      case 'MIA':
        remarks.push(...remarkCodes(segment, [5, 20, 21, 22, 23]))
        break
      default:
    }
  }
  return { adjustments, parties, dates, references, amounts, remarks }
}

const remarkCodes = (segment: Segment, numbers: readonly number[]): string[] =>
  numbers.map((number) => element(segment, number).trim()).filter((code) => code !== '')

function edge(lines: readonly RemittanceLine[], side: 'serviceFrom' | 'serviceTo'): string | null {
  const days = lines.flatMap((line) => line[side] ?? []).toSorted()
  return (side === 'serviceFrom' ? days[0] : days.at(-1)) ?? null
}

function checkHead(clp: Segment, fields: Fields): void {
  if (element(clp, 1).trim() === '') {
    fields.note('missing_claim_id', clp, 'The claim has no claim id (CLP01).')
  }
  const status = element(clp, 2).trim()
  if (!Object.hasOwn(claimStatuses, status)) {
    fields.note('unknown_status', clp, `The claim status "${status}" is not one of the guide.`)
  }
}
