import { problem } from '../finding.ts'
import { type Segment, element } from '../token.ts'
import { type Block, splitBlocks } from './blocks.ts'
import { type Fields, reference } from './fields.ts'
import type { Payee, Payer, Payment, Reference } from './types.ts'

interface Header {
  readonly payment: Payment
  readonly payer: Payer
  readonly payee: Payee
  readonly productionDate: string | null
}

/** Reads what stands before the first claim: the payment, the payer and the payee. */
export function readHeader(segments: readonly Segment[], fields: Fields): Header {
  const { before, blocks } = splitBlocks(segments, (segment) => segment.id === 'N1')
  const of = (code: string) => blocks.find(({ opener }) => element(opener, 1) === code)
  const trn = before.find((segment) => segment.id === 'TRN')
  const cur = before.find((segment) => segment.id === 'CUR')
  const produced = before.find((segment) => segment.id === 'DTM' && element(segment, 1) === '405')
  if (cur && !['USD', ''].includes(element(cur, 2).trim())) {
    fields.problem('foreign_currency', cur, `The payment is in ${element(cur, 2)}, not in USD.`)
  }
  if (!trn || element(trn, 2).trim() === '') {
    const sentence = 'The check or transfer number (TRN02) is missing.'
    fields.findings.push(problem('missing_trace', sentence, trn?.position ?? null))
  }
  return {
    payment: readPayment(segments, trn, fields),
    payer: readPayer(of('PR'), trn),
    payee: readPayee(of('PE')),
    productionDate: produced ? fields.date(produced, 2) : null,
  }
}

function readPayment(
  segments: readonly Segment[],
  trn: Segment | undefined,
  fields: Fields,
): Payment {
  const bpr = segments.find((segment) => segment.id === 'BPR')
  const trace = trn ? element(trn, 2).trim() : ''
  if (!bpr) {
    const sentence = 'The payment (BPR) is missing.'
    fields.findings.push(problem('missing_payment', sentence, segments[0]?.position ?? null))
    return { handling: '', total: 0, creditDebit: '', method: '', date: null, trace }
  }
  return {
    handling: element(bpr, 1).trim(),
    total: fields.requiredCents(bpr, 2),
    creditDebit: element(bpr, 3).trim(),
    method: element(bpr, 4).trim(),
    date: fields.date(bpr, 16),
    trace,
  }
}

function readPayer(block: Block | undefined, trn: Segment | undefined): Payer {
  const references = referencesOf(block)
  const named = block ? element(block.opener, 4).trim() : ''
  return {
    name: block ? element(block.opener, 2).trim() : '',
    traceId: trn ? element(trn, 3).trim() : '',
    id: named || valueOf(references, '2U'),
    references,
  }
}

function readPayee(block: Block | undefined): Payee {
  const references = referencesOf(block)
  const qualifier = block ? element(block.opener, 3).trim() : ''
  const id = block ? element(block.opener, 4).trim() : ''
  return {
    name: block ? element(block.opener, 2).trim() : '',
    npi: (qualifier === 'XX' && id) || null,
    taxId: (qualifier === 'FI' && id) || valueOf(references, 'TJ'),
    references,
  }
}

const referencesOf = (block: Block | undefined): Reference[] =>
  (block?.following ?? []).filter((segment) => segment.id === 'REF').map(reference)

const valueOf = (references: readonly Reference[], qualifier: string): string | null =>
  references.find((each) => each.qualifier === qualifier)?.value || null
