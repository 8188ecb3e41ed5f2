import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './money-table.module.css'

type Props = {
  label: string
  heads: readonly string[]
  /** The heads of columns that hold words; their cells say `data-words`. */
  words?: readonly string[]
  children: ReactNode
}

/** A table of amounts: the first column says what they are of, the others are numbers. */
export const MoneyTable = ({ label, heads, words = [], children }: Props) => (
  <Box className={styles.frame} role="region" aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" data-words={words.includes(head) || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </Box>
)
