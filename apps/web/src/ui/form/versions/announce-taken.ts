import { toastNote } from '../../../plumbing/failures/toasts.ts'
import { fieldWords } from '../../../plumbing/names/label-words.ts'
import type { Incoming } from './merge.ts'

/** Says what somebody else changed and what stays so, where it needed no question. */
export const announceTaken = ({ changes, additions }: Incoming): void => {
  const fields = [...changes, ...additions].map(({ field }) => fieldWords(field))
  if (fields.length > 0)
    toastNote(`Kept the changes someone else saved: ${[...new Set(fields)].join(', ')}.`)
}
