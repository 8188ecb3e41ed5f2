import { isUnpublished } from '@homeward/domain/visits/drafts'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { FloatingBar } from '../../../../ui/feedback/floating-bar.tsx'
import { whenOpened } from '../../../../ui/feedback/when-opened.tsx'
import { countWords } from '../../../../ui/text/count-words.ts'

const PublishDialog = whenOpened(() => import('./publish-dialog.tsx').then((m) => m.PublishDialog))

/** The drafts among the visits shown, and the way to publish them or to take them back. */
export const DraftBar = ({ visits }: { visits: readonly VisitRow[] }) => {
  const [opened, setOpened] = useState(false)
  const drafts = visits.filter(isUnpublished)
  if (drafts.length === 0 && !opened) return null
  return (
    <>
      {drafts.length > 0 && (
        <FloatingBar label="Drafts">
          <span role="status">
            {countWords(drafts.length, 'draft')}. No phone shows{' '}
            {drafts.length === 1 ? 'it' : 'them'} yet.
          </span>
          <Button size="xs" onClick={() => setOpened(true)}>
            Review & publish
          </Button>
        </FloatingBar>
      )}
      <PublishDialog opened={opened} drafts={drafts} onClose={() => setOpened(false)} />
    </>
  )
}
