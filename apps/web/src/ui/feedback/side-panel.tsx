import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode }

/** A panel beside a list, so that the list keeps its place. Escape closes it. */
export const SidePanel = ({ opened, onClose, title, children }: Props) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    title={title}
    position="right"
    size="32rem"
    overlayProps={{ backgroundOpacity: 0.15 }}
    closeButtonProps={{ 'aria-label': 'Close panel' }}
  >
    {children}
  </Drawer>
)
