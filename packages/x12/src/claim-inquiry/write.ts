import { checkInquiry, checkPerson, checkTime, checkTraces } from '../inquiry/check.ts'
import { writeBirth, writeInquiry, writePerson, writeTime } from '../inquiry/write.ts'
import { formatCents } from '../money.ts'
import type { BatchProblem, Checker } from '../professional/check/checker.ts'
import { writeName } from '../professional/segments/names.ts'
import type { SegmentWriter } from '../segment-writer.ts'
import type { ClaimInquiry, ClaimQuestion } from './types.ts'

type WriteResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly BatchProblem[] }

/** The guide of 276 and of the 277 that answers it. */
const CLAIM_INQUIRY_GUIDE = '005010X212'

/**
 * Writes a file that asks a payer where claims stand: 276, guide 005010X212. The subscriber is the patient, as in
 * the claims of home care. What does not follow the rules is refused with the list of problems.
 *
 * @param today the agency's day 'YYYY-MM-DD'
 */
export function write276(inquiry: ClaimInquiry, today: string): WriteResult {
  const problems = checkInquiry(inquiry, today, (check) => checkQuestions(inquiry, check))
  if (problems.length > 0) return { ok: false, problems }
  const kind = {
    setId: '276',
    structure: '0010',
    functionalId: 'HR',
    guide: CLAIM_INQUIRY_GUIDE,
  } as const
  const text = writeInquiry(inquiry, kind, (writer) => {
    writeAsking(writer, inquiry)
    inquiry.subscribers.forEach(({ person, claims }, index) => {
      writer.add('HL', String(index + 4), '3', '22', '0')
      writeBirth(writer, person)
      writePerson(writer, person)
      for (const claim of claims) writeClaim(writer, claim)
    })
  })
  return { ok: true, text }
}

function checkQuestions({ submitter, subscribers }: ClaimInquiry, check: Checker): void {
  check.text('submitter.name', submitter.name, 60)
  check.id('submitter.id', submitter.id, 80)
  check.require(subscribers.length > 0, 'subscribers', 'are none')
  subscribers.forEach(({ person, claims }, index) => {
    const at = `subscribers[${index}]`
    checkPerson(person, `${at}.person`, check)
    check.require(claims.length > 0, `${at}.claims`, 'are none')
    claims.forEach((claim, number) => checkClaim(claim, `${at}.claims[${number}]`, check))
  })
  const traces = subscribers.flatMap(({ claims }) => claims.map(({ trace }) => trace))
  checkTraces(traces, 'claims', check)
}

function checkClaim(claim: ClaimQuestion, at: string, check: Checker): void {
  check.returnedId(`${at}.claimId`, claim.claimId, 20)
  check.optionalId(`${at}.payerClaimNumber`, claim.payerClaimNumber, 50)
  const charged = Number.isSafeInteger(claim.charge) && claim.charge >= 0
  check.require(charged, `${at}.charge`, 'is no amount in whole cents')
  checkTime(claim.time, `${at}.time`, check)
  const { from, to } = claim.time
  check.require(from <= check.today && to <= check.today, `${at}.time`, 'is in the future')
}

/** The levels 2000B and 2000C: who sends, and the provider. */
function writeAsking(writer: SegmentWriter, { submitter, provider }: ClaimInquiry): void {
  const sending = { kind: 'organization', name: submitter.name } as const
  writer.add('HL', '2', '1', '21', '1')
  writeName(writer, '41', sending, { qualifier: '46', value: submitter.id })
  writer.add('HL', '3', '2', '19', '1')
  writeName(writer, '1P', provider.name, { qualifier: 'XX', value: provider.npi })
}

/** The loop 2200D, in the order of the guide. */
function writeClaim(writer: SegmentWriter, claim: ClaimQuestion): void {
  writer.add('TRN', '1', claim.trace)
  if (claim.payerClaimNumber) writer.add('REF', '1K', claim.payerClaimNumber)
  writer.add('REF', 'EJ', claim.claimId)
  writer.add('AMT', 'T3', formatCents(claim.charge))
  writeTime(writer, '472', claim.time)
}
