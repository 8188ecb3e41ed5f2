import { type Holder, holds } from '../identity/abilities.ts'
import type { PayerOrder } from '../agency/payer-order.ts'
import { checkVoid, type FilingFrequency, filingsTo, type FilingState } from './filings.ts'
import type { ClaimStatus } from './vocabulary.ts'

/** A move that a person with the capability claims.write may make, as a button. */
type Action = {
  label: string
  /** The status that it gives; null if the claim's money and filings decide. */
  to: ClaimStatus | null
  from: readonly ClaimStatus[]
}

const unsent: readonly ClaimStatus[] = [
  'draft',
  'pre_integration',
  'for_review',
  'ready_to_send',
  'on_hold',
  'unbilled',
]
const atPayor: readonly ClaimStatus[] = [
  'acknowledged',
  'confirmed',
  'billed',
  'paid',
  'remaining_balance',
  'denied',
]

const actions = {
  mark_ready: { label: 'Mark ready', to: 'ready_to_send', from: ['for_review', 'on_hold'] },
  correct: {
    label: 'Correct and refile',
    to: 'for_review',
    from: ['rejected', 'failed', 'sync_error', ...atPayor, 'refund', 'write_off'],
  },
  acknowledge: { label: 'Mark accepted', to: 'acknowledged', from: ['transmitted'] },
  confirm: { label: 'Mark confirmed', to: 'confirmed', from: ['acknowledged'] },
  bill: { label: 'Mark billed', to: 'billed', from: ['confirmed'] },
  reject: { label: 'Mark rejected', to: 'rejected', from: ['transmitted', 'acknowledged'] },
  retry: { label: 'Retry', to: 'sync_error', from: ['failed'] },
  review: {
    label: 'Back to review',
    to: 'for_review',
    from: ['draft', 'pre_integration', 'ready_to_send', 'on_hold', 'unbilled', 'unbillable'],
  },
  hold: {
    label: 'Hold',
    to: 'on_hold',
    from: ['draft', 'pre_integration', 'for_review', 'ready_to_send', 'unbilled'],
  },
  bill_next: {
    label: 'Bill the next payor',
    to: null,
    from: ['paid', 'remaining_balance', 'denied'],
  },
  bill_first: {
    label: 'Back to the first payor',
    to: null,
    from: [
      'for_review',
      'ready_to_send',
      'on_hold',
      'unbilled',
      'rejected',
      'failed',
      ...atPayor,
      'refund',
    ],
  },
  unbill: { label: 'Set aside', to: 'unbilled', from: ['for_review', 'on_hold'] },
  leave: {
    label: 'Leave as filed',
    to: null,
    from: ['for_review', 'ready_to_send', 'on_hold', 'unbilled'],
  },
  mark_unbillable: {
    label: 'Mark unbillable',
    to: 'unbillable',
    from: unsent,
  },
  write_off: {
    label: 'Write off',
    to: null,
    from: ['acknowledged', 'confirmed', 'billed', 'remaining_balance', 'denied'],
  },
  void: { label: 'Void at the payor', to: 'ready_to_send', from: [...atPayor, 'refund'] },
  confirm_void: { label: 'Mark voided', to: 'voided', from: ['transmitted', 'acknowledged'] },
  discard: { label: 'Discard', to: 'voided', from: ['draft', 'for_review', 'on_hold', 'unbilled'] },
} satisfies Record<string, Action>

export type ClaimAction = keyof typeof actions
export const claimActions: Record<ClaimAction, Action> = actions
export const claimActionNames = Object.keys(actions) as ClaimAction[]

type Filing = { frequency: FilingFrequency; state: FilingState; payer_order: PayerOrder }

/** What decides which actions a claim offers. */
export type ActedOn = {
  status: ClaimStatus
  /** Whether every readiness check passed. */
  ready: boolean
  /** The frequency of the last filing, or of the one that is prepared. */
  frequency: FilingFrequency
  payerOrder: PayerOrder
  /** Oldest first, to whichever payor. */
  filings: readonly Filing[]
  /** Whether the next payor may be billed. */
  billsNext?: boolean
  payerControlNumber: string | null
  /** What the payor owes or refused, and what was given up of it. */
  openCents: number
  writtenOffCents: number
}

/** Conditions beside the status. */
const conditions: Partial<Record<ClaimAction, (claim: ActedOn) => boolean>> = {
  mark_ready: ({ ready }) => ready,
  // What waits in a file goes with that file, or is taken back with it.
  correct: ({ filings }) => filings.at(-1)?.state !== 'written',
  leave: ({ filings }) => filings.some(({ state }) => state !== 'withdrawn'),
  write_off: ({ openCents, frequency }) => openCents > 0 && frequency !== '8',
  // What was given up is owed again before all of it is taken back.
  // A later payor has what the first one left; all of it is taken back at the first one.
  void: ({ filings, payerControlNumber, writtenOffCents, payerOrder }) =>
    payerOrder === 'primary' &&
    writtenOffCents === 0 &&
    checkVoid(filingsTo(payerOrder, filings), payerControlNumber).ok,
  bill_next: ({ billsNext }) => billsNext === true,
  bill_first: ({ payerOrder, filings }) =>
    payerOrder !== 'primary' && !isUnderWay(filings.at(-1)?.state),
  confirm_void: ({ frequency }) => frequency === '8',
  confirm: ({ frequency }) => frequency !== '8',
  mark_unbillable: (claim) => !isFiled(claim),
  discard: (claim) => !isFiled(claim),
}

const isUnderWay = (state: FilingState | undefined): boolean =>
  state === 'written' || state === 'sent'

const isFiled = ({ filings }: ActedOn): boolean =>
  filings.some(({ state }) => state === 'accepted' || state === 'sent' || state === 'written')

/** Whether an action is possible now. */
export const mayAct = (action: ClaimAction, claim: ActedOn): boolean =>
  claimActions[action].from.includes(claim.status) && (conditions[action]?.(claim) ?? true)

/** Every action with whether this person may take it now. */
export const claimAbilities = (holder: Holder, claim: ActedOn): Record<string, boolean> => {
  const may = holds(holder, 'claims.write')
  return {
    edit: may,
    ...Object.fromEntries(claimActionNames.map((name) => [name, may && mayAct(name, claim)])),
  }
}
