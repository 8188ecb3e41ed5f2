import { createHash } from 'node:crypto'
import type { X12File } from '@homeward/x12/interchange'
import { readX12 } from '@homeward/x12/read'
import { balance, type BalanceVerdict } from '@homeward/x12/remittance/balance'
import { remittanceKey } from '@homeward/x12/remittance/key'
import { readRemittances } from '@homeward/x12/remittance/read'
import type { Remittance } from '@homeward/x12/remittance/types'

/** One remittance of a file, or the file itself where it holds none. */
export type Delivery = {
  /** Number of its ST in the file; 0 for a file without an 835. */
  position: number
  /** Names the payment; a payment is posted once. */
  dedupKey: string
  /** Digest of what it says; the same said again is left alone. */
  content: Buffer
  read: { remittance: Remittance; verdict: BalanceVerdict } | null
  /** What is wrong with the file as such, in words; it holds everything in it. */
  damage: string[]
  /** ISA15 says that the file is only a test. */
  test: boolean
  /** Everything else that a person should know. */
  notes: string[]
}

/** The remittances of a file, in its order. Never throws; a file that is none is one delivery too. */
export function readDeliveries(bytes: Buffer): Delivery[] {
  const file = readX12(bytes)
  const damage = sentences(file, 'problem')
  const others = setsOf(file).filter((set) => set !== '835')
  const notes = [
    ...sentences(file, 'note'),
    ...(others.length > 0
      ? [`The file also contains ${others.join(', ')}, which was not read.`]
      : []),
  ]
  const remittances = readRemittances(file)
  if (remittances.length === 0) return [notARemittance(bytes, file, damage)]
  const tests = new Set(
    file.interchanges.flatMap(({ usage, control }) => (usage === 'T' ? [control] : [])),
  )
  return remittances.map((remittance) => ({
    position: remittance.position,
    dedupKey: keyOf(remittance),
    content: digest(contentOf(remittance), ...damage),
    test: tests.has(remittance.interchangeControl),
    read: { remittance, verdict: balance(remittance) },
    damage: damage.length > 0 ? [`The file is damaged: ${damage.join(' ')}`] : [],
    notes: [...notes, ...remittance.findings.map(({ sentence }) => sentence)],
  }))
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
  const content = digest(bytes)
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
const keyOf = (remittance: Remittance): string =>
  remittance.payment.total === 0
    ? `${remittanceKey(remittance)} ${digest(contentOf(remittance)).toString('hex')}`
    : remittanceKey(remittance)

const contentOf = (remittance: Remittance): string =>
  JSON.stringify(remittance, (key, value: unknown) => (envelope.has(key) ? undefined : value))

const digest = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest()
}
