import styles from './avatar.module.css'
import { initialsOf, tintOf } from './initials.ts'

/** Somebody with a name. Clients are houses, everybody else is a circle. */
export type Person = { name: string; kind: 'client' | 'person' }

type Props = Person & {
  size?: 'sm' | 'md' | 'lg'
}

/** A person as initials on a tint of their own, which is the same everywhere. It stands beside the name. */
export const Avatar = ({ name, kind, size = 'sm' }: Props) => (
  // The letters are drawn by CSS: as text they would be read with the name, and searched with it.
  <span
    className={styles.avatar}
    data-kind={kind}
    data-size={size}
    data-tint={tintOf(name)}
    data-letters={initialsOf(name)}
    aria-hidden
  />
)
