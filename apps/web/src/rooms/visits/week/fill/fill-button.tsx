import type { VisitRow } from '@homeward/contract/visits/visits'
import { Button } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { useState } from 'react'
import { useCan } from '../../../../plumbing/session/session.ts'
import { whenOpened } from '../../../../ui/feedback/when-opened.tsx'
import { useNow } from '../../../../ui/text/use-now.ts'

const FillDialog = whenOpened(() => import('./fill-dialog.tsx').then((m) => m.FillDialog))

type Props = {
  /** Those among them that are open and ahead are filled. */
  visits: readonly VisitRow[]
  /** On the bar of chosen visits. */
  small?: boolean
  onDone?: () => void
}

/** Finds the best caregiver of each open visit; shown where there is one. */
export const FillButton = ({ visits, small = false, onDone }: Props) => {
  const can = useCan()
  const now = useNow(60_000)
  const [opened, setOpened] = useState(false)
  const open = visits.filter(
    ({ status, starts_at: at }) => status === 'available' && Date.parse(at) > now,
  )
  if (!can('visits.schedule') || (open.length === 0 && !opened)) return null
  return (
    <>
      <Button
        {...(small ? { size: 'xs' } : { leftSection: <IconWand size={16} aria-hidden /> })}
        variant="default"
        onClick={() => setOpened(true)}
      >
        Fill open visits
      </Button>
      <FillDialog
        opened={opened}
        visits={open}
        onClose={() => setOpened(false)}
        onDone={() => {
          setOpened(false)
          onDone?.()
        }}
      />
    </>
  )
}
