import type { Endpoint } from '@homeward/contract/endpoint'
import type { Input } from '../api/request.ts'
import { t } from '../language/translate.ts'
import type { FormDraft } from './entry.ts'

/** A write that could not be sent is safe on the device and goes when it can. It has no answer yet. */
export class KeptForLater extends Error {
  override readonly name = 'KeptForLater'
  constructor() {
    super(t('Saved on this device. It syncs when you are back online.'))
  }
}

/** What the queue is given of a write. */
type Write = {
  endpoint: Endpoint
  input: Input
  key: string
  touches: readonly string[]
  /** What people call it; without it, a name is made of its endpoint. */
  label?: string | undefined
  /** Where it was typed, so that it can be opened there again. */
  form?: FormDraft | undefined
}

type Keeper = (write: Write) => Promise<unknown>

let keeper: Keeper | undefined

/** The queue of unsent changes says so once it is there. */
export const keepWritesBy = (by: Keeper): void => {
  keeper = by
}

type Kind = Pick<Endpoint, 'method' | 'permission' | 'writes' | 'returns' | 'needsAnswer'>

/**
 * Whether a call is kept where there is no network: every write of somebody signed in, but for those whose
 * answer a person waits for.
 */
export const isKept = ({ permission, writes, returns, needsAnswer }: Kind): boolean =>
  writes &&
  !needsAnswer &&
  (returns.kind === 'record' || returns.kind === 'partial') &&
  permission !== 'public' &&
  typeof permission === 'string'

/** What a write fails with that got no answer: it is kept where there is no network, else as it failed. */
export const keptOr = async (write: Write, failure: Error): Promise<Error> => {
  if (keeper === undefined || navigator.onLine || !isKept(write.endpoint)) return failure
  return keeper(write).then(
    () => new KeptForLater(),
    () => failure,
  )
}
