import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import type { Column } from '../../../ui/list/types.ts'
import { inZone, weekdayWord } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { shortDayWords, timeWords } from '../../../ui/text/short-times.ts'
import { evidenceWords } from './fix-words.ts'
import { FixButton, type FixProps } from './fix-button.tsx'
import styles from './queue.module.css'
import { TimeStrip } from './time-strip.tsx'

const clock = (at: string | null, zone: string): string =>
  at === null ? 'none' : timeWords(inZone(at, zone).clock)

const punchedWords = ({ check_in_at: from, check_out_at: until }: ExceptionRow, zone: string) =>
  from === null && until === null ? 'not punched' : `${clock(from, zone)} – ${clock(until, zone)}`

/** The columns of the queue. */
export const queueColumns = (fix: FixProps): readonly Column<ExceptionRow>[] => [
  {
    key: 'client',
    header: 'Client',
    cell: ({ client, agent }) => (
      <PersonName kind="client" name={client.name}>
        <span className={styles.two}>
          <b>{client.name}</b>
          <span>{agent?.name ?? 'No caregiver'}</span>
        </span>
      </PersonName>
    ),
  },
  {
    key: 'status',
    header: 'Day',
    cell: ({ scheduled_date: day }) => (
      <span className="tabular">
        {weekdayWord(day)} {shortDayWords(day)}
      </span>
    ),
  },
  { key: 'strip', header: 'Times', wide: true, cell: (row) => <TimeStrip row={row} /> },
  {
    key: 'times',
    header: 'Planned and punched',
    unnamed: true,
    cell: (row) => (
      <span className={`tabular ${styles.two}`}>
        <span>
          {clock(row.starts_at, fix.zone)} – {clock(row.ends_at, fix.zone)}
        </span>
        <b>{punchedWords(row, fix.zone)}</b>
      </span>
    ),
  },
  {
    key: 'evidence',
    header: 'What is known',
    unnamed: true,
    cell: (row) => {
      const words = evidenceWords(row, fix.zone)
      return (
        <span className={styles.evidence} title={words}>
          {words}
        </span>
      )
    },
  },
  {
    key: 'cents',
    header: 'Charge',
    align: 'right',
    unnamed: true,
    cell: ({ cents }) => <span className="tabular">{dollars(cents)}</span>,
  },
  {
    key: 'fix',
    header: 'Fix',
    unnamed: true,
    cell: (row) => <FixButton row={row} {...fix} />,
  },
]
