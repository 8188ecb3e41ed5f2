import type { Import } from '@homeward/contract/transfer/imports'
import { Alert, Progress, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import styles from './transfer.module.css'
import { countWords } from '../../ui/text/count-words.ts'

/** How far the work is, or what it came to. */
export const ImportProgress = ({ of: row }: { of: Import }) => {
  const work = atWork[row.state]
  if (work) {
    const total = work.total(row)
    return (
      <div className={styles.progress} role="status">
        <Text fw={550}>
          {work.word}: {row.rows_done.toLocaleString('en-US')} of {countWords(total, 'row')}
        </Text>
        <Progress
          value={total === 0 ? 0 : (100 * row.rows_done) / total}
          animated
          aria-label={work.word}
        />
      </div>
    )
  }
  const outcome = outcomeOf(row)
  if (!outcome) return null
  const Icon = outcome.tone === 'pine' ? IconCircleCheck : outcome.icon
  return (
    <Alert color={outcome.tone} icon={<Icon aria-hidden />}>
      {outcome.sentence}
    </Alert>
  )
}

const atWork: Partial<Record<Import['state'], { word: string; total: (row: Import) => number }>> = {
  checking: { word: 'Checking', total: (row) => row.rows_total },
  committing: { word: 'Importing', total: (row) => row.rows_ok + row.rows_created },
  undoing: {
    word: 'Undoing import',
    total: (row) => Math.max(row.rows_done + row.rows_created, row.rows_created),
  },
}

type Outcome = { tone: string; icon: typeof IconInfoCircle; sentence: string }

const outcomeOf = (row: Import): Outcome | null => {
  const left = row.rows_wrong + row.rows_duplicate
  const rest = left > 0 ? ` ${countWords(left, 'row')} will be skipped. See the reasons below.` : ''
  switch (row.state) {
    case 'checked':
      return {
        tone: row.rows_ok > 0 ? 'blue' : 'amber',
        icon: IconInfoCircle,
        sentence: `${countWords(row.rows_ok, 'row is', 'rows are')} ready to import.${rest}`,
      }
    case 'committed':
      return {
        tone: 'pine',
        icon: IconCircleCheck,
        sentence: `Imported ${countWords(row.rows_created, 'record')}.${left > 0 ? ` Skipped ${countWords(left, 'row')}.` : ''}`,
      }
    case 'undone':
      return {
        tone: row.rows_kept > 0 ? 'amber' : 'pine',
        icon: IconAlertTriangle,
        sentence:
          row.rows_kept > 0
            ? `Import undone, except for ${countWords(row.rows_kept, 'record')} that someone has used since.`
            : 'Import undone.',
      }
    case 'failed':
      return {
        tone: 'red',
        icon: IconAlertTriangle,
        sentence: row.error ?? 'The import stopped.',
      }
    case 'canceled':
      return { tone: 'gray', icon: IconInfoCircle, sentence: 'Import discarded.' }
    case 'mapping':
    case 'checking':
    case 'committing':
    case 'undoing':
      return null
  }
}
