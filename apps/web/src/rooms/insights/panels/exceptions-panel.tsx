import { exceptionSummary } from '@homeward/contract/insights/work'
import type { OutputOf } from '@homeward/contract/endpoint'
import { type VisitException, visitExceptionLabels } from '@homeward/domain/visits/exceptions'
import {
  IconAlarm,
  IconArrowsHorizontal,
  IconCalendarOff,
  IconClockExclamation,
  IconClockQuestion,
  IconGauge,
  IconListCheck,
  IconLogout,
  IconMapPinOff,
  IconPencil,
  IconSignature,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { exceptionsOf } from '../lists.ts'
import { type Office, ofOffice } from '../office.ts'
import { BarLine } from './bar-line.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { wholeDollars } from '../../../ui/text/money.ts'
import { AllWell, DashboardPanel } from './panel.tsx'
import { panelMeta } from './panel-meta.ts'
import styles from './panels.module.css'

liveTopic('visit', () => [keyOf('insights', exceptionSummary)])

const icons: Record<VisitException, TablerIcon> = {
  missed: IconCalendarOff,
  late: IconAlarm,
  no_check_out: IconLogout,
  times_held: IconClockQuestion,
  overlap: IconUsers,
  over_authorization: IconGauge,
  far: IconMapPinOff,
  check_in_off: IconClockExclamation,
  length_off: IconArrowsHorizontal,
  task_refused: IconListCheck,
  manual: IconPencil,
  not_signed: IconSignature,
}

type Summary = OutputOf<typeof exceptionSummary>

const sumOf = ({ exceptions }: Summary, of: 'visits' | 'cents'): number =>
  exceptions.reduce((sum, line) => sum + line[of], 0)

/** The visits that wait for review by what is the matter, with the dollars that wait with them. */
export const ExceptionsPanel = ({ office }: { office: Office }) => {
  const query = useQuery({
    ...queryOf(exceptionSummary, ofOffice(office)),
    meta: panelMeta,
  })
  const listed = (_: Summary, exception: string) => exceptionsOf(office, exception)
  return (
    <DashboardPanel
      title="Exceptions to clear"
      query={query}
      waiting={(data) =>
        sumOf(data, 'visits') > 0
          ? { words: sumOf(data, 'visits').toLocaleString('en-US'), href: listed(data, 'any') }
          : null
      }
      all={(data) =>
        sumOf(data, 'cents') > 0
          ? { words: `${wholeDollars(sumOf(data, 'cents'))} waiting`, href: listed(data, 'any') }
          : null
      }
    >
      {(data) => <Lines data={data} listed={(exception) => listed(data, exception)} />}
    </DashboardPanel>
  )
}

/** So many causes are shown at first. */
const firstCauses = 6

type LinesProps = { data: Summary; listed: (exception: string) => string }

const Lines = ({ data, listed }: LinesProps) => {
  const [all, setAll] = useState(false)
  const waiting = data.exceptions
    .filter(({ visits }) => visits > 0)
    .toSorted((a, b) => b.visits - a.visits)
  const most = waiting[0]?.visits ?? 1
  const { none } = data
  return (
    <>
      {waiting.length === 0 && (
        <AllWell>
          {none.visits === 0
            ? 'All reviewed: no visit waits.'
            : 'No exceptions: what waits can be approved as it is.'}
        </AllWell>
      )}
      <ul className={styles.lines}>
        {(all ? waiting : waiting.slice(0, firstCauses)).map(({ exception, visits, cents }) => (
          <BarLine
            key={exception}
            href={listed(exception)}
            icon={icons[exception]}
            words={visitExceptionLabels[exception]}
            count={visits}
            cents={cents}
            share={visits / most}
          />
        ))}
      </ul>
      {!all && waiting.length > firstCauses && (
        <Button
          ml="-0.5rem"
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => setAll(true)}
        >
          {`Show ${countWords(waiting.length - firstCauses, 'more cause')}`}
        </Button>
      )}
      {none.visits > 0 && (
        <p className={styles.foot}>
          <PageLink href={listed('none')}>{countWords(none.visits, 'visit')}</PageLink> without an
          exception to approve, {wholeDollars(none.cents)}
        </p>
      )}
    </>
  )
}
