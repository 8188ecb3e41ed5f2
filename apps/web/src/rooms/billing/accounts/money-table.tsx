import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './money-table.module.css'

type Props = { label: string; heads: readonly string[]; children: ReactNode }

/** A table of amounts: the first column says what they are of, the others are numbers. */
export const MoneyTable = ({ label, heads, children }: Props) => (
  <Box className={styles.frame} role="region" aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </Box>
)
