import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { agencyOf } from '../../plumbing/session/session.ts'
import { useToday } from '../../ui/text/today.ts'
import { DateText } from '../../ui/text/values.tsx'
import './paper.layer.css'
import styles from './paper.module.css'

/**
 * The head of what is printed, drawn while it is: whose paper it is, from which day, and who printed it. It is
 * outside of the page, which is left out where a panel or a dialog is printed.
 */
export const Paper = ({ user }: { user: SessionUser }) => {
  const today = useToday()
  const [printing, setPrinting] = useState(false)
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  useEffect(() => followPrinter((now) => flushSync(() => setPrinting(now))), [])
  return createPortal(
    printing && (
      <div className={styles.head}>
        <b>{agencyOf(user)?.name ?? 'Homeward'}</b>
        <span>
          Printed <DateText day={today} /> by {user.name}
        </span>
      </div>
    ),
    place,
  )
}

const scheme = 'data-mantine-color-scheme'

/** Paper is white: the dark scheme is put aside while a page is printed. */
const followPrinter = (tell: (printing: boolean) => void): (() => void) => {
  const { documentElement: root } = document
  let before: string | null = null
  const begin = () => {
    before ??= root.getAttribute(scheme)
    root.setAttribute(scheme, 'light')
    tell(true)
  }
  const end = () => {
    if (before !== null) root.setAttribute(scheme, before)
    before = null
    tell(false)
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
