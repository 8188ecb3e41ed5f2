import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { DateText, Money } from '../../../ui/text/values.tsx'
import type { Cause } from './causes.ts'
import { EntryRows } from './entry-rows.tsx'
import styles from './journal.module.css'
import { totalsOf } from './totals.ts'

/** Fewer entries than this are shown as they are. */
const fewest = 3

/** The entries of one act: folded into a line with their sum, where they are several. */
export const CauseRows = ({ cause: { title, entries } }: { cause: Cause }) => {
  const [opened, setOpened] = useState(false)
  const rows = entries.map((entry) => <EntryRows key={entry.id} entry={entry} linked />)
  if (entries.length < fewest) return rows
  const { debit, credit } = totalsOf(entries)
  const Chevron = opened ? IconChevronDown : IconChevronRight
  return (
    <>
      <tbody>
        <tr className={styles.causeRow}>
          <th scope="row" className={styles.entry}>
            <div className={styles.causeLine}>
              <DateText day={entries[0]?.date} />
              <UnstyledButton
                className={styles.cause}
                aria-expanded={opened}
                onClick={() => setOpened(!opened)}
              >
                <Chevron size={14} aria-hidden />
                <span>
                  {title}: {entries.length} entries
                </span>
              </UnstyledButton>
            </div>
          </th>
          <td data-align="right">
            <Money cents={debit} />
          </td>
          <td data-align="right">
            <Money cents={credit} />
          </td>
        </tr>
      </tbody>
      {opened && rows}
    </>
  )
}
