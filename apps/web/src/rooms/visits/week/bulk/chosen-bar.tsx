import { Button } from '@mantine/core'
import { useState } from 'react'
import { FloatingBar } from '../../../../ui/feedback/floating-bar.tsx'
import { whenOpened } from '../../../../ui/feedback/when-opened.tsx'
import { FillButton } from '../fill/fill-button.tsx'
import type { Choice } from './use-choice.ts'
import { type BulkKind, visitsWords } from './bulk-act.ts'

const BulkDialog = whenOpened(() => import('./bulk-dialog.tsx').then((m) => m.BulkDialog))

/** What can be done with the visits that were chosen. */
export const ChosenBar = ({ choice }: { choice: Choice }) => {
  const [kind, setKind] = useState<BulkKind>('assign')
  const [opened, setOpened] = useState(false)
  const open = (next: BulkKind) => {
    setKind(next)
    setOpened(true)
  }
  if (choice.chosen.length === 0 && !opened) return null
  return (
    <>
      {choice.chosen.length > 0 && (
        <FloatingBar label="Selected visits">
          <span role="status">{visitsWords(choice.chosen.length)} selected</span>
          <Button size="xs" variant="default" onClick={choice.clear}>
            Clear
          </Button>
          <Button size="xs" variant="default" onClick={() => open('cancel')}>
            Cancel visits
          </Button>
          <Button size="xs" variant="default" onClick={() => open('move')}>
            Move
          </Button>
          <FillButton small visits={choice.chosen} onDone={choice.clear} />
          <Button size="xs" onClick={() => open('assign')}>
            Assign
          </Button>
        </FloatingBar>
      )}
      <BulkDialog
        key={kind}
        opened={opened}
        kind={kind}
        visits={choice.chosen}
        onClose={() => setOpened(false)}
        onDone={() => {
          setOpened(false)
          choice.clear()
        }}
      />
    </>
  )
}
