import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { write276 } from '../claim-inquiry/write.ts'
import { write270 } from '../eligibility/write.ts'
import { write837P } from '../professional/write.ts'
import { TODAY, aBatch } from '../testing/batch.ts'
import { interchange } from '../testing/envelope.ts'
import { aClaimInquiry, anEligibilityInquiry } from '../testing/inquiry.ts'
import { deniedClaim, paidClaim, paymentHead } from '../testing/remittance-file.ts'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'x12-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const call = (...argv: string[]) => {
  const lines: string[] = []
  const code = run(argv, TODAY, (line) => lines.push(line))
  return { code, text: lines.join('\n') }
}

const plb = 'PLB*1234567893*20261231*WO:ICN9*30'
const paid = file(
  'a.835',
  interchange([[...paymentHead('120'), ...paidClaim, ...deniedClaim, plb]]),
)
file('b.835', interchange([[...paymentHead('100'), ...paidClaim]]))
const written = write837P(aBatch(), TODAY)
const claims = file('c.837', written.ok ? written.text : '')
const wrong = file('d.837', written.ok ? written.text.replace('*156*', '*157*') : '')

test('a remittance is explained in words', () => {
  const { code, text } = call('read', paid)
  expect(code).toBe(0)
  for (const words of [
    'Interchange 000000001 (test) from PAYER to AGENCY',
    'Payment 120.00, Bank transfer (ACH) EFT1001, on 2026-01-30',
    'Payer STATE MEDICAID (MEDI1); payee GOOD HOME CARE (NPI 1234567893, tax id 123456789)',
    'Claim CLAIM-1 (DOE, JANE, ICN ICN0001): Processed as primary\n',
    "charged 156.00, paid 150.00, client's share 0.00",
    'T1019:U1:U2 on 2026-01-02: charged 78.00, paid 78.00',
    'Contractual: Charge above the contracted or allowed rate (CO-45) -6.00',
    'Claim CLAIM-2 (ROE, RICK, ICN ICN0002): Processed as primary DENIED',
    'Contractual: No prior authorization or notice (CO-197) -78.00',
    'Provider 1234567893: Overpayment recovered (WO) ICN9 -30.00',
    '      BALANCED',
    'a.835: 1 transaction (835); 1 of 1 remittance balanced; no findings',
  ]) {
    expect(text).toContain(words)
  }
})

test('what does not balance says by how much, and a folder is summed up', () => {
  const { code, text } = call('read', folder)
  expect(code).toBe(0)
  expect(text).toContain('NOT BALANCED (1 sum; difference of the total -50.00)')
  expect(text).toContain('b.835: 1 transaction (835); 0 of 1 remittance balanced')
  expect(text).toContain('c.837: 1 transaction (837); claims are right; no findings')
  expect(text).toContain('CLM*CLAIM-1*156***12:B:1*Y*A*Y*Y')
  expect(text).toContain(
    '4 files; 2 remittances in 2 files: 1 balanced, 1 not; 1 file balanced as a whole',
  )
})

test('a verdict is one line for each file, with what keeps it from being right', () => {
  const { code, text } = call('verdict', folder)
  const [first, second, good, bad, tally] = text.split('\n')
  expect(code).toBe(0)
  expect(first).toMatch(/a\.835: 1 transaction \(835\); 1 of 1 remittance balanced; no findings$/)
  expect(second).toMatch(/0 of 1 remittance balanced: .*150\.00.*100\.00.*; no findings$/)
  expect(good).toMatch(/c\.837: 1 transaction \(837\); claims are right; no findings$/)
  expect(bad).toMatch(/claims are not as we would send them: The total is 157\.00/)
  expect(tally).toMatch(/^4 files; 2 remittances/)
})

test('questions and answers are told in words', () => {
  const inquiries = join(folder, 'inquiries')
  mkdirSync(inquiries)
  const asked = write270(anEligibilityInquiry(), TODAY)
  file('inquiries/1.270', asked.ok ? asked.text : '')
  const about = write276(aClaimInquiry(), TODAY)
  file('inquiries/2.276', about.ok ? about.text : '')
  const people =
    'BHT*0022*11*1*20260201*0930~HL*1**20*1~NM1*PR*2*STATE*****PI*M1~HL*2*1*21*1~NM1*1P*2*CARE*****XX*1234567893~HL*3*2*22*0~TRN*2*T1~NM1*IL*1*DOE*JO****MI*M1'.split(
      '~',
    )
  const answer = (setId: string, guide: string, ...said: string[]) =>
    interchange([[...people, ...said]], { setId }).replace('005010X221A1', guide)
  file('inquiries/3.271', answer('271', '005010X279A1', 'EB*1**30*MC*PCS', 'EB*B**30***27*5'))
  file('inquiries/4.271', answer('271', '005010X279A1', 'AAA*N**75*C'))
  file(
    'inquiries/5.277',
    answer('277', '005010X212', 'STC*F2:88*20260201**156*0', 'REF*EJ*CLAIM-1', 'REF*1K*ICN1'),
  )
  const { text } = call('read', inquiries)
  for (const words of [
    'DOE, JO (member M1, our number T1), on 2026-02-01: active',
    '  Active coverage, PCS, services 30',
    '  Fixed amount of the client for each service, services 30, 5.00',
    '  The member was not found. Correct it and ask again.',
    'Claim CLAIM-1 (our number T1, ICN ICN1)',
    '  Finalized, denied (F2:88), charged 156.00, paid 0.00',
    '1 transaction (270); 2 eligibility questions; no findings',
    '1 transaction (276); 2 claim questions; no findings',
    '1 eligibility answer, 1 with active coverage; no findings',
    '0 with active coverage, 1 refusal: The member was not found. Correct it and ask again.;',
    '1 claim answer (1 denied); no findings',
  ]) {
    expect(text).toContain(words)
  }
})

test('a file that is no X12 is read too, and says so', () => {
  const { code, text } = call('read', file('e.txt', 'hello'))
  expect(code).toBe(0)
  expect(text).toContain('There is no readable ISA in this file. [no_interchange]')
})

test('a claim file is checked', () => {
  expect(call('check', claims)).toEqual({ code: 0, text: `${claims}: good` })
  const bad = call('check', wrong)
  expect(bad.code).toBe(1)
  expect(bad.text).toContain('The total is 157.00, but the lines are 156.00. [claim_total]')
  expect(call('check', '--today', '2026-01-01', claims).code).toBe(1)
})

test.each([
  [[]],
  [['read']],
  [['verdict']],
  [['eat', paid]],
  [['read', join(folder, 'nowhere')]],
  [['read', '--loud', paid]],
  [['check', '--today', 'soon', claims]],
])('%j cannot be done', (argv) => {
  expect(call(...argv).code).toBe(2)
})
