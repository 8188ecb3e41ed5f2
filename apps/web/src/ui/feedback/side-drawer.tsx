import { Drawer } from '@mantine/core'
import { type FocusEvent, type ReactNode, useState } from 'react'
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
      onFocusCapture={giveBack}
    >
      {children}
    </Drawer>
  )
}

/** The focus that a panel takes a moment after it opened goes back to the palette that was opened since. */
const giveBack = ({ relatedTarget: before }: FocusEvent) => {
  if (before instanceof HTMLElement && before.closest('[data-keeps-focus]')) before.focus()
}

const typesElsewhere = (): boolean => Boolean(document.activeElement?.closest('[data-keeps-focus]'))
