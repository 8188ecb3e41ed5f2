import { Spotlight } from '@mantine/spotlight'
import { IconCornerDownLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './palette.module.css'
import { piecesOf } from './typed.ts'

type Props = {
  title: string
  hint?: string
  /** What was typed, to mark it in the title. */
  words: string
  /** An icon or the initials of a person. */
  mark: ReactNode
  /** The best match: larger, with what can be done with it. */
  best?: true
  stays?: true
  onChoose: () => void
}

/** One line of the palette. */
export const Entry = ({ title, hint, words, mark, best, stays, onChoose }: Props) => (
  <Spotlight.Action
    className={styles.entry}
    data-best={best}
    closeSpotlightOnTrigger={!stays}
    onClick={onChoose}
  >
    <span className={styles.mark}>{mark}</span>
    <span className={styles.words}>
      <span className={styles.title}>
        <Matched text={title} words={words} />
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
    {best && (
      <span className={styles.open} aria-hidden>
        Open <IconCornerDownLeft size={14} />
      </span>
    )}
  </Spotlight.Action>
)

const Matched = ({ text, words }: { text: string; words: string }) =>
  piecesOf(text, words).map((piece, at) =>
    piece.hit ? <mark key={at}>{piece.text}</mark> : piece.text,
  )
