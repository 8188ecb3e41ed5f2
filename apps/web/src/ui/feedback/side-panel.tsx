import { Drawer } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'

type Props = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode }

/** A panel beside a list, so that the list keeps its place. Escape closes it. */
export const SidePanel = ({ opened, onClose, title, children }: Props) => {
  // A panel that opens late, with its row, leaves whoever types in the command palette alone.
  const trap = useMemo(() => opened && !typesElsewhere(), [opened])
  return (
    <Drawer
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
    </Drawer>
  )
}

const typesElsewhere = (): boolean => Boolean(document.activeElement?.closest('[data-keeps-focus]'))
