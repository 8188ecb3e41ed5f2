import type { OpenTransaction } from '../interchange.ts'
import { type Segment, element } from '../token.ts'
import { readProviderAdjustments } from './adjustments.ts'
import { readClaim } from './claim.ts'
import { Fields } from './fields.ts'
import { readHeader } from './header.ts'
import type {
  ProviderAdjustment,
  RemittanceClaim,
  RemittanceHead,
  RemittanceSummary,
} from './types.ts'

/** Segments of an 835 (005010X221A1). */
const known = new Set(
  'ST BPR NTE TRN CUR REF DTM N1 N2 N3 N4 PER RDM LX TS3 TS2 CLP CAS NM1 MIA MOA AMT QTY SVC LQ PLB SE'.split(
    ' ',
  ),
)

/** Segments that end what stands before the claims, or a claim. */
const openers = new Set(['CLP', 'LX', 'TS3', 'TS2', 'PLB', 'SE'])

/** Reads one 835 segment by segment and holds no more of it than one claim. */
export class TransactionReader {
  readonly #transaction: OpenTransaction
  readonly #unexpected: Fields
  readonly #fields: Fields
  readonly #trailer: Fields
  readonly #providerAdjustments: ProviderAdjustment[] = []
  #before: Segment[] = []
  #block: { opener: Segment; following: Segment[] } | null = null
  #head: RemittanceHead | null = null

  constructor(transaction: OpenTransaction) {
    this.#transaction = transaction
    this.#unexpected = new Fields(transaction.delimiters)
    this.#fields = new Fields(transaction.delimiters)
    this.#trailer = new Fields(transaction.delimiters)
  }

  /** Takes the next segment; returns the claim that it ends. */
  take(segment: Segment): RemittanceClaim | null {
    if (!known.has(segment.id)) reportUnknown(segment, this.#unexpected)
    if (openers.has(segment.id)) {
      const claim = this.end()
      this.#block = { opener: segment, following: [] }
      return claim
    }
    if (!this.#block) this.#before.push(segment)
    else if (this.#block.opener.id === 'CLP') this.#block.following.push(segment)
    return null
  }

  /** Ends what is open; returns the last claim, if it was not returned yet. */
  end(): RemittanceClaim | null {
    this.#head ??= this.#readHead()
    const block = this.#block
    this.#block = null
    if (block?.opener.id === 'PLB') {
      this.#providerAdjustments.push(...readProviderAdjustments(block.opener, this.#trailer))
    }
    return block?.opener.id === 'CLP' ? readClaim(block, this.#fields) : null
  }

  /** What stands before the first claim. */
  get head(): RemittanceHead {
    return (this.#head ??= this.#readHead())
  }

  /** Everything but the claims, once all was taken. */
  summary(): RemittanceSummary {
    return {
      ...this.head,
      providerAdjustments: this.#providerAdjustments,
      findings: [this.#unexpected, this.#fields, this.#trailer].flatMap(({ findings }) => findings),
    }
  }

  #readHead(): RemittanceHead {
    const { control, position, version, interchangeControl, groupControl } = this.#transaction
    const header = readHeader(this.#before, this.#fields)
    this.#before = []
    return { control, position, version, interchangeControl, groupControl, ...header }
  }
}

function reportUnknown(segment: Segment, fields: Fields): void {
  const sentence = `The segment "${segment.id.slice(0, 10)}" does not belong into an 835: ${element(segment, 1).slice(0, 30)}`
  fields.note('unexpected_segment', segment, sentence)
}
