import { updateVendorVerifications } from '@homeward/contract/verification/vendor-verifications'
import type { InputOf } from '../../../plumbing/api/types.ts'
import { useWrite } from '../../../plumbing/query.ts'
import type { Outcome } from './outcome-note.tsx'

type Input = InputOf<typeof updateVendorVerifications>

/** Sends many records again, or archives them; says what became of them. */
export const useUpdateMany = (onDone: (outcome: Outcome) => void) => {
  const update = useWrite(updateVendorVerifications, { touches: ['visits'] })
  return {
    busy: update.isPending,
    run: (input: Input, after?: () => void) =>
      update.mutate(input, {
        onSuccess: (answer) => {
          onDone({ ...answer, to: input.status })
          after?.()
        },
      }),
  }
}
