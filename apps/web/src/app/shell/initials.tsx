import styles from './shell.module.css'

/** A person as the first letters of their first and last name. */
export const Initials = ({ name }: { name: string }) => {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.[0] ?? '',
  )
  return (
    // The letters are drawn by CSS: as text they would have to be part of the button's name.
    <span className={styles.initials} data-letters={letters.join('').toUpperCase()} />
  )
}
