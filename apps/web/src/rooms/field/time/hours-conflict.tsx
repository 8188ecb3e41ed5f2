import type { WeeklyBlock } from '@homeward/contract/caregivers/availability'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import field from '../field.module.css'
import { spanOf } from '../parts/times.tsx'
import { dayHours, onClock, weekdayName } from './day-hours.ts'
import styles from './time.module.css'
import type { HoursConflict } from './use-own-hours.ts'

const sentences = {
  get title() {
    return t('The office changed your hours too')
  },
  get hint() {
    return t('Nothing is lost. Choose which hours count.')
  },
  get mine() {
    return t('On this phone')
  },
  get theirs() {
    return t('At the office')
  },
  get none() {
    return t('No hours')
  },
  get keep() {
    return t('Keep my hours')
  },
  get take() {
    return t("Use the office's hours")
  },
}

type Props = {
  conflict: HoursConflict
  busy: boolean
  onMine: () => void
  onTheirs: () => void
}

/** Both versions of one's weekly hours in words, and which of them is to count. */
export const HoursConflictPart = ({ conflict, busy, onMine, onTheirs }: Props) => (
  <Alert
    color="amber"
    role="alert"
    icon={<IconAlertTriangle aria-hidden />}
    title={sentences.title}
  >
    <p>{sentences.hint}</p>
    <Version title={sentences.mine} pattern={conflict.mine} />
    <Version title={sentences.theirs} pattern={conflict.theirs.pattern} />
    <button type="button" className={field.way} disabled={busy} onClick={onMine}>
      {sentences.keep}
    </button>
    <button type="button" className={field.way} disabled={busy} onClick={onTheirs}>
      {sentences.take}
    </button>
  </Alert>
)

const Version = ({ title, pattern }: { title: string; pattern: readonly WeeklyBlock[] }) => (
  <>
    <h3>{title}</h3>
    <ul className={styles.version} aria-label={title}>
      {pattern.length === 0 && <li>{sentences.none}</li>}
      {dayHours(pattern)
        .filter(({ works }) => works)
        .map(({ weekday, start, end, further }) => (
          <li key={weekday}>
            {weekdayName(weekday)}{' '}
            {[{ start, end }, ...further]
              .map((block) => spanOf(block.start, onClock(block.end)))
              .join(', ')}
          </li>
        ))}
    </ul>
  </>
)
