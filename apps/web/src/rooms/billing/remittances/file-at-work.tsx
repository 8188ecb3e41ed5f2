import type { EraFile } from '@homeward/contract/billing/remittances'
import { Progress, Text } from '@mantine/core'
import { countWords } from '../../../ui/text/count-words.ts'
import { FileActions } from './file-actions.tsx'
import styles from './remittances.module.css'

const words: Partial<Record<EraFile['state'], string>> = {
  waiting: 'Queued',
  reading: 'Reading',
  posting: 'Posting',
}

export const isAtWork = ({ state }: Pick<EraFile, 'state'>): boolean => words[state] !== undefined

/** Why there is nothing of a file; undefined while it is at work, and where it is done. */
export const failureOf = ({ state, error }: EraFile): string | undefined => {
  if (state === 'canceled') return 'Canceled. Nothing was posted.'
  return state === 'failed' ? (error ?? '') : undefined
}

/** How far the work on an uploaded file is. */
export const FileAtWork = ({ file }: { file: EraFile }) => {
  const { state, claims_done: done, claims_total: total } = file
  const word = words[state]
  if (word === undefined) return null
  return (
    <div className={styles.atWork}>
      <Text size="sm">
        {word}
        {total > 0 && `: ${done.toLocaleString('en-US')} of ${countWords(total, 'claim')}`}
      </Text>
      <Progress
        value={total === 0 ? 0 : (100 * done) / total}
        animated
        aria-label={`${file.name}: ${word}`}
      />
      <FileActions file={file} />
    </div>
  )
}
