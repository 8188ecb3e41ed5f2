import type { Visit } from '@homeward/contract/visits/visits'
import { Title } from '@mantine/core'
import { IconArrowLeft, IconMapOff } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useQueue } from '../../plumbing/offline/use-queue.ts'
import { to } from '../../plumbing/paths/to.ts'
import { usePathParams } from '../../plumbing/paths/use-params.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { NoDay } from './day-state.tsx'
import styles from './field.module.css'
import { NavigateLink } from './navigate-link.tsx'
import { locateAhead } from './position.ts'
import { PunchBar } from './punch-bar.tsx'
import { PunchTimes } from './punch-times.tsx'
import { SignPart } from './sign-part.tsx'
import { SyncState } from './sync-state.tsx'
import { TaskList } from './task-list.tsx'
import { RejectedChange } from './rejected-changes.tsx'
import { useProvisions } from './use-provisions.ts'
import { useFieldDay, useVisitAbilities } from './use-field-day.ts'
import { VisitHead } from './visit-head.tsx'

const provisions = [() => import('signature_pad')]

/** One visit on the caregiver's phone: check in, tasks, signature, check out; with and without a network. */
export const FieldVisitScreen = ({ more }: { more?: (visit: Visit) => ReactNode }) => {
  useProvisions(provisions)
  const { id } = usePathParams('field.visit')
  const { query, visits } = useFieldDay()
  const visit = visits?.find((candidate) => candidate.id === id)
  useEffect(() => {
    void locateAhead()
  }, [])
  return (
    <div className={styles.field}>
      <SyncState />
      <PageLink href={to('field')} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden />
        My visits
      </PageLink>
      {visit && (
        <VisitBody
          visit={visit}
          known={query.data?.visits.find((v) => v.id === id)}
          more={more?.(visit)}
        />
      )}
      {!visit && visits && (
        <EmptyState
          icon={IconMapOff}
          title="This visit is not assigned to you"
          hint="It may have been moved, canceled or reassigned. Contact the office."
        />
      )}
      {!visits && <NoDay query={query} />}
    </div>
  )
}

type Props = { visit: Visit; known: Visit | undefined; more: ReactNode }

const VisitBody = ({ visit, known, more }: Props) => {
  const may = useVisitAbilities(visit)
  const failed = useQueue(visit.id).filter((entry) => entry.state === 'failed')
  useEffect(() => {
    document.title = `Visit of ${visit.client.name} · Homeward`
  }, [visit.client.name])
  const title = (
    <Title order={1} className={styles.client}>
      {visit.client.name}
    </Title>
  )
  return (
    <>
      {failed.map((entry) => (
        <RejectedChange key={entry.seq} entry={entry} known={known} />
      ))}
      <VisitHead visit={visit} title={title} />
      {may.check_in && visit.address && <NavigateLink address={visit.address} />}
      <PunchTimes visit={visit} />
      <TaskList visit={visit} open={may.answer === true} />
      <SignPart visit={visit} open={may.sign === true} />
      {more}
      <PunchBar visit={visit} may={may} />
    </>
  )
}
