import { expect, test } from 'vitest'
import { readX12 } from './read.ts'
import { balance } from './remittance/balance.ts'
import { remittanceKey } from './remittance/key.ts'
import { isDenied } from './remittance/outcome.ts'
import { readRemittances } from './remittance/read.ts'
import { interchange } from './testing/envelope.ts'
import { type Random, randomFrom } from './testing/random.ts'
import { deniedClaim, paidClaim, paymentHead } from './testing/remittance-file.ts'

const original = Buffer.from(
  interchange(
    [
      [...paymentHead('150'), ...paidClaim, ...deniedClaim, 'PLB*1234567893*20261231*WO:ICN9*.5'],
      paymentHead('0'),
    ],
    { between: '\n' },
  ),
)

function readEverything(bytes: Uint8Array): number {
  const file = readX12(bytes)
  const remittances = readRemittances(file)
  for (const remittance of remittances) {
    const verdict = balance(remittance)
    expect(Number.isSafeInteger(verdict.expectedTotal)).toBe(true)
    expect(remittanceKey(remittance)).not.toBe('')
    remittance.claims.map(isDenied)
  }
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
  const bytes = [...original]
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
  for (let length = 0; length <= original.length; length += 1) {
    expect(readEverything(original.subarray(0, length))).toBe(length < 106 ? 0 : 1)
  }
})

test('headers over and over do not take forever', () => {
  const started = performance.now()
  readEverything(Buffer.from('ISA*'.repeat(200_000)))
  readEverything(Buffer.from(original.subarray(0, 106).toString().repeat(20_000)))
  expect(performance.now() - started).toBeLessThan(5000)
})
