import type { JournalEntry } from '@homeward/contract/billing/journal'
import { journalAccountLabels } from '@homeward/domain/billing/vocabulary'
import { DateText, Money } from '../../../ui/text/values.tsx'
import { EntryTitle } from './entry-title.tsx'
import styles from './journal.module.css'

type Props = { entry: JournalEntry; linked: boolean }

/** One journal entry: what it says, and its lines. */
export const EntryRows = ({ entry, linked }: Props) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={3} className={styles.entry}>
        <DateText day={entry.date} /> {linked ? <EntryTitle entry={entry} /> : entry.description}
      </th>
    </tr>
    {entry.lines.map((line, at) => (
      <tr key={`${line.account}-${at}`}>
        <td>{journalAccountLabels[line.account]}</td>
        <td data-align="right">{line.amount_cents > 0 && <Money cents={line.amount_cents} />}</td>
        <td data-align="right">
          {line.amount_cents < 0 && <Money cents={0 - line.amount_cents} />}
        </td>
      </tr>
    ))}
  </tbody>
)
