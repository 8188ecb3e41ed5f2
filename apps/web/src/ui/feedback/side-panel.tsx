import { type ReactNode, useMemo } from 'react'
import { Panel } from './dialog.tsx'

type Props = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode }

/** A panel beside a list, so that the list keeps its place. Escape closes it. */
export const SidePanel = ({ opened, onClose, title, children }: Props) => {
  // A panel that opens late, with its row, leaves whoever types in the command palette alone.
  const trap = useMemo(() => opened && !typesElsewhere(), [opened])
  return (
    <Panel
      opened={opened}
      onClose={onClose}
      trapFocus={trap}
      title={title}
      position="right"
      size="32rem"
      overlayProps={{ backgroundOpacity: 0.15 }}
      closeButtonProps={{ 'aria-label': 'Close panel' }}
    >
      {children}
    </Panel>
  )
}

const typesElsewhere = (): boolean => Boolean(document.activeElement?.closest('[data-keeps-focus]'))
