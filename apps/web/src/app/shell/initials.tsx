import styles from './shell.module.css'

/** A person as the first letters of their first and last name. */
export const Initials = ({ name }: { name: string }) => {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.[0] ?? '',
  )
  return (
    <span className={styles.initials} aria-hidden>
      {letters.join('').toUpperCase()}
    </span>
  )
}
