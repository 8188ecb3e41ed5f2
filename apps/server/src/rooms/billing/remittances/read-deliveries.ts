import { createHash, type Hash } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'
import type { X12File } from '@homeward/x12/interchange'
import { type BalanceVerdict, RunningBalance } from '@homeward/x12/remittance/balance'
import { remittanceKey } from '@homeward/x12/remittance/key'
import { walkRemittances } from '@homeward/x12/remittance/read'
import type {
  RemittanceClaim,
  RemittanceHead,
  RemittanceSummary,
} from '@homeward/x12/remittance/types'

/** One remittance of a file, or the file itself where it holds none. */
export type Delivery = {
  /** Number of its ST in the file; 0 for a file without an 835. */
  position: number
  /** Names the payment; a payment is posted once. */
  dedupKey: string
  /** Digest of what it says; the same said again is left alone. */
  content: Buffer
  read: { remittance: RemittanceSummary; claims: number; verdict: BalanceVerdict } | null
  /** What is wrong with the file as such, in words; it holds everything in it. */
  damage: string[]
  /** ISA15 says that the file is only a test. */
  test: boolean
  /** Everything else that a person should know. */
  notes: string[]
}

/** The number of claims after which others take their turn. */
const atOnce = 500

/**
 * The remittances of a file, in its order, each without its claims: a file may have more of them than memory. Never
 * throws; a file that is none is one delivery too.
 */
export async function readDeliveries(bytes: Buffer): Promise<Delivery[]> {
  const walk = walkRemittances(bytes)
  const read: Summed[] = []
  let sums: Sums | null = null
  let step = walk.next()
  for (let seen = 1; !step.done; seen += 1) {
    const part = step.value
    if (part.kind === 'head') sums = new Sums(part.head)
    else if (part.kind === 'claim') sums?.add(part.claim)
    else if (sums) read.push(sums.end(part.remittance))
    if (seen % atOnce === 0) await pause()
    step = walk.next()
  }
  return deliveriesOf(bytes, step.value, read)
}

function deliveriesOf(bytes: Buffer, file: X12File, read: readonly Summed[]): Delivery[] {
  const damage = sentences(file, 'problem')
  const others = setsOf(file).filter((set) => set !== '835')
  const notes = [
    ...sentences(file, 'note'),
    ...(others.length > 0
      ? [`The file also contains ${others.join(', ')}, which was not read.`]
      : []),
  ]
  if (read.length === 0) return [notARemittance(bytes, file, damage)]
  const tests = new Set(
    file.interchanges.flatMap(({ usage, control }) => (usage === 'T' ? [control] : [])),
  )
  return read.map(({ remittance, claims, verdict, said }) => ({
    position: remittance.position,
    dedupKey: keyOf(remittance, said),
    content: add(said.copy(), ...damage).digest(),
    test: tests.has(remittance.interchangeControl),
    read: { remittance, claims, verdict },
    damage: damage.length > 0 ? [`The file is damaged: ${damage.join(' ')}`] : [],
    notes: [...notes, ...remittance.findings.map(({ sentence }) => sentence)],
  }))
}

type Summed = {
  remittance: RemittanceSummary
  claims: number
  verdict: BalanceVerdict
  /** What it says, as JSON. */
  said: Hash
}

/** Adds up one remittance and takes a digest of what it says. */
class Sums {
  #claims = 0
  readonly #balance = new RunningBalance()
  readonly #said = createHash('sha256')

  constructor({ version, payment, payer, payee }: RemittanceHead) {
    this.#said.update(`${jsonOf({ version, payment, payer, payee }).slice(0, -1)},"claims":[`)
  }

  add(claim: RemittanceClaim): void {
    this.#said.update((this.#claims === 0 ? '' : ',') + jsonOf(claim))
    this.#balance.add(claim)
    this.#claims += 1
  }

  end(remittance: RemittanceSummary): Summed {
    const { providerAdjustments } = remittance
    const said = add(this.#said, `],${jsonOf({ providerAdjustments }).slice(1)}`)
    return { remittance, claims: this.#claims, verdict: this.#balance.verdict(remittance), said }
  }
}

const sentences = (file: X12File, severity: 'problem' | 'note'): string[] =>
  file.findings.filter((finding) => finding.severity === severity).map(({ sentence }) => sentence)

/** The kinds of transactions in a file. */
const setsOf = (file: X12File): string[] => [
  ...new Set(
    file.interchanges.flatMap(({ groups }) =>
      groups.flatMap(({ transactions }) => transactions.map(({ setId }) => setId)),
    ),
  ),
]

function notARemittance(bytes: Buffer, file: X12File, damage: string[]): Delivery {
  const content = add(createHash('sha256'), bytes).digest()
  const sets = setsOf(file)
  const reason =
    sets.length === 0
      ? 'The file contains no readable remittance.'
      : `The file is not an 835. It contains ${sets.join(', ')}.`
  return {
    position: 0,
    dedupKey: `file:${content.toString('hex')}`,
    content,
    test: false,
    read: null,
    damage: [reason, ...damage],
    notes: sentences(file, 'note'),
  }
}

/** Its position, its envelope's numbers and its time of writing say nothing about money. */
const envelope = new Set([
  'position',
  'control',
  'interchangeControl',
  'groupControl',
  'productionDate',
  'raw',
  'text',
  'findings',
])

/** Payments of nothing share trace numbers; what they say tells them apart. */
const keyOf = (remittance: RemittanceSummary, said: Hash): string =>
  remittance.payment.total === 0
    ? `${remittanceKey(remittance)} ${said.copy().digest('hex')}`
    : remittanceKey(remittance)

const jsonOf = (value: object): string =>
  JSON.stringify(value, (key, each: unknown) => (envelope.has(key) ? undefined : each))

function add(hash: Hash, ...parts: (string | Buffer)[]): Hash {
  for (const part of parts) hash.update(part).update('\0')
  return hash
}
