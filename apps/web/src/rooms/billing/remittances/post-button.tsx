import { type Era, postEra } from '@homeward/contract/remittances'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'

/** Posts a held remittance where nothing holds it any more. */
export const PostButton = ({ era }: { era: Era }) => {
  const post = useWrite(postEra, {
    touches: ['visits'],
    onDone: () => toastDone('The remittance is posted'),
  })
  if (!era.abilities.post) return null
  return (
    <Button
      leftSection={<IconCheck size={16} aria-hidden />}
      loading={post.isPending}
      onClick={() => post.mutate({ id: era.id, status: 'posted', lock_version: era.lock_version })}
    >
      Post
    </Button>
  )
}
