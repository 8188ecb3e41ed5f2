import { type ComponentType, cloneElement, type ReactElement, useEffect, useState } from 'react'
import { toastNote } from '../../plumbing/failures/toasts.ts'
import { words } from '../../plumbing/failures/words.ts'
import { inTime } from '../../plumbing/in-time.ts'
import { t } from '../../plumbing/language/translate.ts'
import { withNextFrame } from './next-frame.ts'

/** A popup of its own size: it gets the button that opens it, and whether it is open. */
export type PopupProps = {
  target: ReactElement
  opened: boolean
  onChange: (opened: boolean) => void
}

type Props = {
  /** What opens, for those who hear the page. */
  kind: 'menu' | 'dialog'
  /** Stays the same; it is asked for when somebody comes near the button. */
  load: () => Promise<ComponentType<PopupProps>>
  children: ReactElement<Button>
}

type Button = {
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: Props['kind']
  'aria-expanded'?: boolean
}

/**
 * A button whose popup is loaded on its first use. Where that fails the page stays, and the next use
 * tries again.
 */
export const OnDemand = ({ kind, load, children: button }: Props) => {
  const [Popup, setPopup] = useState<ComponentType<PopupProps>>()
  const ahead = () => void load().catch(() => undefined)
  const use = () => {
    inTime(load).then(
      (popup) => setPopup(() => popup),
      () => toastNote(t(words.notLoaded)),
    )
  }
  if (Popup) return <Opening popup={Popup} target={button} />
  return cloneElement(button, {
    onClick: use,
    onPointerEnter: ahead,
    onFocus: ahead,
    'aria-haspopup': kind,
    'aria-expanded': false,
  })
}

/** It opens once it stands, from the focus on its button, which gets it back at the end. */
const Opening = ({
  popup: Popup,
  target,
}: {
  popup: ComponentType<PopupProps>
  target: ReactElement
}) => {
  const [opened, setOpened] = useState(false)
  const [button, setButton] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!button) return undefined
    button.focus()
    return withNextFrame(() => setOpened(true))
  }, [button])
  const held = cloneElement(target as ReactElement<{ ref?: (node: HTMLElement | null) => void }>, {
    ref: setButton,
  })
  return <Popup target={held} opened={opened} onChange={setOpened} />
}
