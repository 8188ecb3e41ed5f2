import type { Endpoint } from '@homeward/contract/endpoint'
import type { FormDraft } from '../../plumbing/offline/entry.ts'
import { changedFields, picked } from './changed.ts'
import { restoreDraft } from './draft.ts'
import type { Base, FormOptions } from './form-options.ts'

/** What is typed in a form and where it stands, so that it can be opened again as it is. */
export const formDraft = <E extends Endpoint, V extends object>(
  { draftKey, secret = [] }: FormOptions<E, V>,
  { values, over }: { values: V; over: Base<V> },
): FormDraft => {
  const fields = changedFields(values, over.values).filter((field) => !secret.includes(field))
  return {
    page: location.pathname + location.search,
    draftKey,
    values: picked(values, fields) as FormDraft['values'],
    over: { values: picked(over.values, fields) as FormDraft['values'], version: over.version },
  }
}

/** Puts back what was typed, for the form that opens next. */
export const reopen = ({ draftKey, values, over }: FormDraft): void =>
  restoreDraft(draftKey, { values, over, at: new Date().toISOString() })
