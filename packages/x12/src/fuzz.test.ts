import { expect, test } from 'vitest'
import { readClaimStatuses } from './claim-inquiry/read-answers.ts'
import { readClaimQuestions } from './claim-inquiry/read-questions.ts'
import { otherPayersOf } from './eligibility/coverage.ts'
import { readEligibilityAnswers } from './eligibility/read-answers.ts'
import { readEligibilityQuestions } from './eligibility/read-questions.ts'
import { readX12 } from './read.ts'
import { balance } from './remittance/balance.ts'
import { remittanceKey } from './remittance/key.ts'
import { isDenied } from './remittance/outcome.ts'
import { readRemittances } from './remittance/read.ts'
import { interchange } from './testing/envelope.ts'
import { type Random, randomFrom } from './testing/random.ts'
import { deniedClaim, paidClaim, paymentHead } from './testing/remittance-file.ts'

const remittances = Buffer.from(
  interchange(
    [
      [...paymentHead('150'), ...paidClaim, ...deniedClaim, 'PLB*1234567893*20261231*WO:ICN9*.5'],
      paymentHead('0'),
    ],
    { between: '\n' },
  ),
)

const people =
  'BHT*0022*11*1*20260201*0930~HL*1**20*1~NM1*PR*2*STATE*****PI*M1~HL*2*1*21*1~NM1*1P*2*CARE*****XX*1234567893~HL*3*2*22*0~TRN*2*T1~NM1*IL*1*DOE*JANE****MI*M1'.split(
    '~',
  )
const eligibility = Buffer.from(
  interchange(
    [
      [...people, 'AAA*N**72*C'],
      [...people, 'DTP*346*D8*20260101', 'EB*R**30^42*MC*PLAN***5', 'LS*2120', 'NM1*P5*2*PLAN'],
    ],
    { setId: '271' },
  ).replace('005010X221A1', '005010X279A1'),
)
const statuses = Buffer.from(
  interchange([[...people, 'STC*F1:65*20260202**156*150', 'REF*1K*1', 'SVC*HC:T1019*78*72']], {
    setId: '277',
  }).replace('005010X221A1', '005010X212'),
)
const originals = [remittances, eligibility, statuses] as const

function readEverything(bytes: Uint8Array): number {
  const file = readX12(bytes)
  const remittances = readRemittances(file)
  for (const remittance of remittances) {
    const verdict = balance(remittance)
    expect(Number.isSafeInteger(verdict.expectedTotal)).toBe(true)
    expect(remittanceKey(remittance)).not.toBe('')
    remittance.claims.map(isDenied)
  }
  for (const { answers } of readEligibilityAnswers(file)) answers.map(otherPayersOf)
  for (const read of [readEligibilityQuestions, readClaimQuestions, readClaimStatuses]) read(file)
  return file.interchanges.length
}

const special: [number, ...number[]] = [
  0,
  255,
  0xef,
  0xbb,
  0xbf,
  ...Buffer.from('*~:^|\n\r ISAGEST0.-+'),
]

function mutate(random: Random): Uint8Array {
  const bytes: number[] = [...random.pick(originals)]
  const changes = 1 + random.int(12)
  for (let change = 0; change < changes; change += 1) {
    const at = random.int(bytes.length)
    const byte = random.chance(0.5) ? random.pick(special) : random.int(256)
    const from = random.int(bytes.length)
    const edits = [
      () => bytes.splice(at, 1, byte),
      () => bytes.splice(at, random.int(40)),
      () => bytes.splice(at, 0, byte),
      () => bytes.splice(at, 0, ...bytes.slice(from, from + random.int(200))),
    ] as const
    random.pick(edits)()
  }
  return Uint8Array.from(bytes)
}

test('no change to a file makes reading it fail', () => {
  let read = 0
  for (let seed = 1; seed <= 3000; seed += 1) read += readEverything(mutate(randomFrom(seed)))
  expect(read).toBeGreaterThan(1000)
})

test('no random bytes make reading fail', () => {
  let read = 0
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = randomFrom(seed)
    read += readEverything(Uint8Array.from({ length: random.int(500) }, () => random.int(256)))
  }
  expect(read).toBe(0)
})

test('a file cut anywhere can be read', () => {
  for (const original of originals)
    for (let length = 0; length <= original.length; length += 1) {
      expect(readEverything(original.subarray(0, length))).toBe(length < 106 ? 0 : 1)
    }
})

test('headers over and over do not take forever', () => {
  const started = performance.now()
  readEverything(Buffer.from('ISA*'.repeat(200_000)))
  readEverything(Buffer.from(remittances.subarray(0, 106).toString().repeat(20_000)))
  expect(performance.now() - started).toBeLessThan(5000)
})
