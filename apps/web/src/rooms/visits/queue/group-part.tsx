import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import { Button, Title } from '@mantine/core'
import { IconBolt, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Table } from '../../../ui/list/table.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { to } from '../../../plumbing/paths/to.ts'
import type { FixProps } from './fix-button.tsx'
import { queueColumns } from './queue-columns.tsx'
import styles from './queue.module.css'
import { canSettle, type Settle } from './use-settle.ts'

type Props = {
  line: { exception: ExceptionRow['exception']; visits: number; cents: number }
  label: string
  rows: readonly ExceptionRow[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
  settle: Settle
  onAct: FixProps['onAct']
  onPreview: () => void
  /** Whether no other cause is shown. */
  alone: boolean
  onMore: () => void
}

/** The visits of one cause, with their number and their money; folded, these alone. */
export const GroupPart = ({ line, label, rows, settle, alone, ...on }: Props) => {
  const zone = useZone()
  const [open, setOpen] = useState(true)
  const id = useId()
  const more = line.visits - rows.length
  const cents = line.cents - rows.reduce((sum, row) => sum + row.cents, 0)
  return (
    <section className={styles.group} aria-label={label}>
      <header className={styles.head}>
        <Title order={2} className={styles.cause}>
          <button
            type="button"
            className={`bare ${styles.fold}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown size={15} aria-hidden />
            {label}
          </button>
        </Title>
        <span className={styles.count}>{line.visits.toLocaleString('en-US')}</span>
        <b className={`tabular ${styles.sum}`}>{dollars(line.cents)}</b>
        {rows.some(canSettle) && line.visits > 1 && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconBolt size={15} aria-hidden />}
            onClick={on.onPreview}
          >
            Settle all {line.visits.toLocaleString('en-US')}
          </Button>
        )}
      </header>
      <div id={id} hidden={!open}>
        {open && (
          <Table
            label={label}
            columns={queueColumns({ zone, settle, onAct: on.onAct })}
            rows={rows}
            link={(row) => to('visit', { id: row.id })}
            chosen={on.chosen}
            onChoose={on.onChoose}
          />
        )}
        {!alone && more > 0 && (
          <Button size="compact-sm" variant="subtle" color="gray" ml="lg" onClick={on.onMore}>
            {more.toLocaleString('en-US')} more like these, {dollars(cents)}
          </Button>
        )}
      </div>
    </section>
  )
}
