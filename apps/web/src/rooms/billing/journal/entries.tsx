import type { JournalEntry } from '@homeward/contract/billing/journal'
import type { ReactNode } from 'react'
import { EntryRows } from './entry-rows.tsx'
import styles from './journal.module.css'

/** Journal entries with their lines: debits and credits beside each other. */
export const Entries = ({ entries }: { entries: readonly JournalEntry[] }) => (
  <EntryTable>
    {entries.map((entry) => (
      <EntryRows key={entry.id} entry={entry} linked={false} />
    ))}
  </EntryTable>
)

/** The table that journal entries stand in. */
export const EntryTable = ({ children }: { children: ReactNode }) => (
  <table className={styles.entries}>
    <thead>
      <tr>
        <th scope="col">Account</th>
        <th scope="col" data-align="right">
          Debit
        </th>
        <th scope="col" data-align="right">
          Credit
        </th>
      </tr>
    </thead>
    {children}
  </table>
)
