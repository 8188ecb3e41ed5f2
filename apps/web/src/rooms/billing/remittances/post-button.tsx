import { type Era, postEra } from '@homeward/contract/billing/remittances'
import { Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'

/** Posts a held remittance where it balances; says beside the button why it was refused. */
export const PostButton = ({ era }: { era: Era }) => {
  const post = useWrite(postEra, {
    touches: ['visits'],
    quiet: true,
    onDone: () => toastDone('Remittance posted'),
  })
  if (!era.abilities.post) return null
  return (
    <>
      {post.isError && (
        <Text role="alert" c="red" mb="xs">
          {sentenceOf(post.error)}
        </Text>
      )}
      <Button
        size="xs"
        leftSection={<IconCheck size={15} aria-hidden />}
        loading={post.isPending}
        onClick={() =>
          post.mutate({ id: era.id, status: 'posted', lock_version: era.lock_version })
        }
      >
        Post
      </Button>
    </>
  )
}

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.status >= 500)
    return 'The server is not responding. Check again in a moment to see if the remittance was posted.'
  return error.code === 'stale'
    ? 'Someone else changed this remittance. Review it again, then post it.'
    : `Not posted. ${error.message}`
}
