import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '../cli/files.ts'
import type { X12File } from '../interchange.ts'
import { readX12 } from '../read.ts'
import { interchange } from '../testing/envelope.ts'
import { randomFrom } from '../testing/random.ts'
import { deniedClaim, paidClaim, paymentHead } from '../testing/remittance-file.ts'
import { RunningBalance, balance } from './balance.ts'
import { readRemittances, walkRemittances } from './read.ts'
import type { RemittanceClaim } from './types.ts'

/** What walking over a file tells, put together again, and the whole file read at once. */
function bothWays(input: Uint8Array | string) {
  const walk = walkRemittances(input)
  const walked: object[] = []
  let claims: RemittanceClaim[] = []
  let sums = new RunningBalance()
  let step = walk.next()
  for (; !step.done; step = walk.next()) {
    const part = step.value
    if (part.kind === 'claim') {
      claims.push(part.claim)
      sums.add(part.claim)
    } else if (part.kind === 'end') {
      walked.push({ ...part.remittance, claims, verdict: sums.verdict(part.remittance) })
      claims = []
      sums = new RunningBalance()
    }
  }
  const file = readX12(input)
  const whole = readRemittances(file).map(({ text: _, ...remittance }) => ({
    ...remittance,
    verdict: balance({ ...remittance, text: '' }),
  }))
  return {
    walked: { remittances: walked, file: step.value },
    whole: { remittances: whole, file: withoutSegments(file) },
  }
}

const withoutSegments = (file: X12File): X12File => ({
  ...file,
  interchanges: file.interchanges.map((one) => ({
    ...one,
    groups: one.groups.map((group) => ({
      ...group,
      transactions: group.transactions.map((each) => ({ ...each, segments: [] })),
    })),
  })),
})

const plb = 'PLB*1234567893*20261231*WO:ICN9*30*L6*-5.5'
const text = [
  interchange(
    [[...paymentHead('125.5'), ...paidClaim, 'LX*2', ...deniedClaim, plb], paymentHead('0')],
    { between: '\n' },
  ),
  interchange([['BHT*0']], { setId: '277' }),
  interchange([[...paymentHead('1'), plb, 'CLM*A', ...paidClaim, 'CLP*B*77*ten*0', 'PLB*1**X*y']]),
].join('\r\n')

test('a file that is walked over tells the same as one that is read at once', () => {
  const { walked, whole } = bothWays(text)
  expect(walked.remittances).toHaveLength(3)
  expect(walked).toEqual(whole)
})

test('the head is told before the claims, also where there are none', () => {
  const kinds = [...walkRemittances(text)].map(({ kind }) => kind)
  expect(kinds).toEqual('head claim claim end head end head claim claim end'.split(' '))
})

test('a file that was damaged tells the same both ways', () => {
  const lines = text.split('~')
  let remittances = 0
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomFrom(seed)
    const damaged = [...lines]
    for (let change = 0; change <= random.int(4); change += 1) {
      const moved = damaged.splice(random.int(damaged.length), 1 + random.int(3))
      if (random.chance(0.5)) damaged.splice(random.int(damaged.length), 0, ...moved)
    }
    const { walked, whole } = bothWays(damaged.join('~').slice(0, text.length - random.int(200)))
    expect(walked, `seed ${seed}`).toEqual(whole)
    remittances += whole.remittances.length
  }
  expect(remittances).toBeGreaterThan(200)
})

/** Files of other projects, which lie beside the repository and never in it. */
const folder = join(import.meta.dirname, '../../../../../shared/data/x12')

test('every public file tells the same both ways', ({ skip }) => {
  if (!existsSync(folder)) skip('the files of other projects are not beside this repository')
  const { files } = filesOf([join(folder, '835'), join(folder, '277'), join(folder, '999')])
  expect(files.length).toBeGreaterThan(10)
  for (const path of files) {
    const { walked, whole } = bothWays(readFileSync(path))
    expect(walked, path).toEqual(whole)
  }
})
