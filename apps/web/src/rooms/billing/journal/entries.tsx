import type { JournalEntry } from '@homeward/contract/billing/journal'
import { journalAccountLabels } from '@homeward/domain/billing/vocabulary'
import { DateText, Money } from '../../../ui/text/values.tsx'
import { EntryTitle } from './entry-title.tsx'
import styles from './journal.module.css'

type Props = { entries: readonly JournalEntry[]; linked?: boolean; children?: React.ReactNode }

/** Journal entries with their lines: debits and credits beside each other. */
export const Entries = ({ entries, linked = false, children }: Props) => (
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
    {entries.map((entry) => (
      <tbody key={entry.id}>
        <tr>
          <th scope="rowgroup" colSpan={3} className={styles.entry}>
            <DateText day={entry.date} />{' '}
            {linked ? <EntryTitle entry={entry} /> : entry.description}
          </th>
        </tr>
        {entry.lines.map((line, at) => (
          <tr key={`${line.account}-${at}`}>
            <td>{journalAccountLabels[line.account]}</td>
            <td data-align="right">
              {line.amount_cents > 0 && <Money cents={line.amount_cents} />}
            </td>
            <td data-align="right">
              {line.amount_cents < 0 && <Money cents={0 - line.amount_cents} />}
            </td>
          </tr>
        ))}
      </tbody>
    ))}
    {children}
  </table>
)
