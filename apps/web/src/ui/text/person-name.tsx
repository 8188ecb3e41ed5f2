import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import styles from './avatar.module.css'

type Props = {
  name: string
  kind: 'client' | 'person'
  /** What stands there instead of the name alone. */
  children?: ReactNode
}

/** A name in a list, with the person's initials before it. */
export const PersonName = ({ name, kind, children }: Props) => (
  <span className={styles.named}>
    <Avatar name={name} kind={kind} />
    <span className={styles.name}>{children ?? name}</span>
  </span>
)
