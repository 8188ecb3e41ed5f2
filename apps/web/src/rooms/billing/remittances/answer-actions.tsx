import { dismissEraClaim, matchEraClaim, undoEraClaim } from '@homeward/contract/billing/era-claims'
import type { EraClaim } from '@homeward/contract/billing/remittances'
import { Button, Group, Text } from '@mantine/core'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ReasonButton } from '../../../ui/feedback/reason-button.tsx'

type Props = { claim: Pick<EraClaim, 'id' | 'claim_number' | 'claim' | 'abilities'> }

/** Posts a claim of a remittance that waits, dismisses it, or undoes either. */
export const AnswerActions = ({ claim }: Props) => {
  const options = (word: string) => ({
    touches: ['visits'],
    quiet: true,
    onDone: () => toastDone(`${claim.claim_number} ${word}`),
  })
  const post = useWrite(matchEraClaim, options('posted'))
  const dismiss = useWrite(dismissEraClaim, options('dismissed'))
  const undo = useWrite(undoEraClaim, options('undone'))
  const error = [post, dismiss, undo].map((write) => write.error).find(Boolean)
  const { abilities, claim: ours } = claim
  return (
    <>
      {error && (
        <Text role="alert" c="red" size="sm">
          {sentenceOf(error)}
        </Text>
      )}
      <Group gap="xs" justify="flex-end">
        {abilities.post && ours && (
          <Button
            size="xs"
            loading={post.isPending}
            onClick={() => post.mutate({ id: claim.id, claim_id: ours.id })}
          >
            Post to {ours.number}
          </Button>
        )}
        {abilities.dismiss && (
          <ReasonButton
            size="xs"
            variant="default"
            loading={dismiss.isPending}
            question="Dismiss this claim?"
            hint="Nothing is posted to a claim. A payment stays in unapplied cash until it is matched or returned."
            submit="Dismiss"
            onReason={(reason) => dismiss.mutate({ id: claim.id, reason })}
          >
            Dismiss
          </ReasonButton>
        )}
        {abilities.undo && (
          <ReasonButton
            size="xs"
            variant="default"
            loading={undo.isPending}
            question="Undo this?"
            hint="The journal gets entries that take it back. The claim of the remittance needs review again, and its payment is in unapplied cash."
            submit="Undo"
            onReason={(reason) => undo.mutate({ id: claim.id, reason })}
          >
            Undo
          </ReasonButton>
        )}
      </Group>
    </>
  )
}

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'The server is not responding. Check again in a moment to see if the claim changed.'
