import type { listExceptions } from '@homeward/contract/insights/work'
import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import { useRef, useState } from 'react'
import { FilterChips } from '../../../ui/list/filter-chips.tsx'
import { KeysButton } from '../../../ui/list/keys-button.tsx'
import { useListKeys } from '../../../ui/list/keys.ts'
import { ListFoot } from '../../../ui/list/list-foot.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import type { ListState } from '../../../ui/list/use-list.ts'
import { type AskedAct, OfficeDialog } from './acts/office-dialog.tsx'
import { causeLabel, type Lines } from './causes.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { GroupPart } from './group-part.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { QueueBody } from './queue-body.tsx'
import styles from './queue.module.css'
import { SettledReport } from './settled-report.tsx'
import { useQueueKeys } from './use-queue-keys.ts'
import { useSettle } from './use-settle.ts'

const noRows: ExceptionRow[] = []
const none: ReadonlySet<string> = new Set()

/** The visits that wait, group by group, and what settles them. */
export const Queue = ({
  list,
  lines,
}: {
  list: ListState<typeof listExceptions>
  lines: Lines | undefined
}) => {
  const region = useRef<HTMLElement>(null)
  const rows = list.rows ?? noRows
  const [chosen, setChosen] = useState(none)
  const [previewed, setPreviewed] = useState<ExceptionRow['exception']>()
  const [asked, act] = useState<AskedAct>()
  const settle = useSettle(() => setChosen(none))
  const picked = rows.filter((row) => chosen.has(row.id))
  useListKeys(region)
  useQueueKeys(region, { rows, settle })
  /** Only visits with the same cause are settled together. */
  const choose = (cause: string, ids: ReadonlySet<string>) => {
    const same = rows.filter((row) => row.exception === cause && ids.has(row.id))
    setChosen(new Set(same.map(({ id }) => id)))
  }
  return (
    <section ref={region} aria-label="Exceptions" className={styles.queue}>
      <div className={styles.toolbar} data-print="no">
        <SearchBox
          value={list.flat.search ?? ''}
          label="Search client or caregiver"
          onSearch={(text) => list.change({ search: text || undefined })}
        />
        <FilterChips list={list} />
        <Legend />
        <KeysButton />
      </div>
      <SettledReport refused={settle.refused} onClose={settle.forget} />
      <QueueBody list={list} lines={lines}>
        {(line) => (
          <GroupPart
            key={line.exception}
            line={line}
            label={causeLabel(line.exception)}
            rows={rows.filter((row) => row.exception === line.exception)}
            chosen={chosen}
            onChoose={(ids) => choose(line.exception, ids)}
            settle={settle}
            onAct={act}
            onPreview={() => setPreviewed(line.exception)}
            alone={list.flat.exception !== undefined}
            onMore={() => list.change({ exception: line.exception })}
          />
        )}
      </QueueBody>
      {list.flat.exception && rows.length > 0 && (
        <ListFoot
          of="visits"
          meta={list.meta}
          onPage={(page) => list.change({ page: String(page) })}
        />
      )}
      {picked.length > 0 && <ChosenBar rows={picked} settle={settle} />}
      <OfficeDialog asked={asked} onClose={() => act(undefined)} />
      <PreviewDialog
        exception={previewed}
        narrowed={list.input}
        settle={settle}
        onClose={() => setPreviewed(undefined)}
      />
    </section>
  )
}

const Legend = () => (
  <span className={styles.legend} aria-hidden>
    <i data-kind="planned" /> planned <i data-kind="punched" /> punched <i data-kind="billed" />{' '}
    will be billed
  </span>
)
