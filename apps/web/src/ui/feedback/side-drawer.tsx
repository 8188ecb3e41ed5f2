import { Drawer } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { t } from '../../plumbing/language/translate.ts'

export type SidePanelProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
}

/** The panel itself, opened or about to be. */
export const SideDrawer = ({ opened, onClose, title, children }: SidePanelProps) => {
  // A panel that opens late, with its row, leaves whoever types in the command palette alone.
  // Only a panel that took the focus gives it back, so closing it changes nothing about that.
  const [{ trap, was }, setTrap] = useState({ trap: false, was: false })
  if (opened !== was) setTrap({ trap: opened ? !typesElsewhere() : trap, was: opened })
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      trapFocus={trap}
      title={title}
      position="right"
      size="32rem"
      overlayProps={{ backgroundOpacity: 0.15 }}
      closeButtonProps={{ 'aria-label': t('Close panel') }}
    >
      {children}
    </Drawer>
  )
}

const typesElsewhere = (): boolean => Boolean(document.activeElement?.closest('[data-keeps-focus]'))
