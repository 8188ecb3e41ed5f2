import type { FieldClient } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { IconChevronLeft } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { useQueue } from '../../plumbing/offline/use-queue.ts'
import { to } from '../../plumbing/paths/to.ts'
import { usePathParams } from '../../plumbing/paths/use-params.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import field from './field.module.css'
import { NoDay } from './parts/day-state.tsx'
import { SyncState } from './parts/sync-state.tsx'
import { locateAhead } from './position.ts'
import { useFieldDay, useVisitAbilities } from './use-field-day.ts'
import { useProvisions } from './use-provisions.ts'
import { isEnded } from './visit/is-ended.ts'
import {
  loadDonePart,
  loadFobPart,
  loadNextDoor,
  loadNotYours,
  loadPunchQuestion,
  loadReasonSheet,
  loadRejectedChange,
  loadSignPart,
} from './visit/loads.ts'
import { PunchBar } from './visit/punch-bar.tsx'
import { TaskList } from './visit/task-list.tsx'
import styles from './visit/visit.module.css'
import { VisitTop } from './visit/visit-top.tsx'

const sentences = {
  get back() {
    return t('Today')
  },
  get change() {
    return t('Change the tasks')
  },
}

const DonePart = lazyPart(loadDonePart)
const NextDoor = lazyPart(loadNextDoor)
const NotYours = lazyPart(loadNotYours)
const SignPart = lazyPart(loadSignPart)
const FobPart = lazyPart(loadFobPart)
const RejectedChange = lazyPart(loadRejectedChange)

const provisions = [
  loadDonePart,
  loadNextDoor,
  loadNotYours,
  loadPunchQuestion,
  loadSignPart,
  loadFobPart,
  loadReasonSheet,
  loadRejectedChange,
  () => import('signature_pad'),
]

type ScreenProps = {
  /** The state of sending, where the app shows more of it. */
  sync?: ReactNode
  /** What other rooms have to say of the visit. */
  more?: (visit: Visit) => ReactNode
}

/** One visit on the caregiver's phone: check in, tasks, signature, check out; with and without a network. */
export const FieldVisitScreen = ({ sync = <SyncState />, more }: ScreenProps) => {
  useProvisions(provisions)
  const { id } = usePathParams('field.visit')
  const { query, visits, clientOf } = useFieldDay()
  const visit = visits?.find((candidate) => candidate.id === id)
  useEffect(() => {
    void locateAhead()
  }, [])
  return (
    <div className={field.field}>
      <div className={styles.strip}>
        <PageLink href={to('field')} className={styles.back}>
          <IconChevronLeft size={22} aria-hidden />
          {sentences.back}
        </PageLink>
        <div className={styles.stripSync}>{sync}</div>
      </div>
      <Refused id={id} known={query.data?.visits.find((one) => one.id === id)} />
      {visit && visits && (
        <VisitBody visit={visit} visits={visits} client={clientOf(visit)} more={more?.(visit)} />
      )}
      {!visit && visits && (
        <Suspense>
          <NotYours clients={query.data?.clients ?? []} />
        </Suspense>
      )}
      {!visits && <NoDay query={query} />}
    </div>
  )
}

type Props = {
  visit: Visit
  visits: readonly Visit[]
  client: FieldClient | undefined
  more: ReactNode
}

type RefusedProps = {
  id: string
  /** The visit as the server last said; undefined where it is not this person's any more. */
  known: Visit | undefined
}

/** What was refused of a visit, also where the office took the visit away meanwhile. */
const Refused = ({ id, known }: RefusedProps) =>
  useQueue(id)
    .filter((entry) => entry.state === 'failed')
    .map((entry) => (
      <Suspense key={entry.seq}>
        <RejectedChange entry={entry} known={known} />
      </Suspense>
    ))

const VisitBody = ({ visit, visits, client, more }: Props) => {
  const may = useVisitAbilities(visit)
  const ended = isEnded(visit)
  return (
    <>
      {ended ? (
        <Suspense>
          <DonePart visit={visit} />
        </Suspense>
      ) : (
        <VisitTop visit={visit} client={client} />
      )}
      {!ended && <TaskList visit={visit} open={may.answer === true} />}
      {ended && may.answer && <LateAnswers visit={visit} />}
      {(visit.signed ? !ended : may.sign) && (
        <Suspense>
          <SignPart visit={visit} />
        </Suspense>
      )}
      {client?.has_fob && (may.check_in || may.check_out) && (
        <Suspense>
          <FobPart visit={visit} out={may.check_out === true} />
        </Suspense>
      )}
      {more}
      {ended ? (
        <Suspense>
          <NextDoor visits={visits} />
        </Suspense>
      ) : (
        <PunchBar visit={visit} may={may} />
      )}
    </>
  )
}

/** After the visit the tasks fold, unless one of them has no answer. */
const LateAnswers = ({ visit }: { visit: Visit }) => {
  const [open] = useState(() => visit.activities.some((activity) => activity.status === null))
  if (visit.activities.length === 0) return null
  return (
    <details open={open} className={styles.folded}>
      <summary>{sentences.change}</summary>
      <TaskList visit={visit} open />
    </details>
  )
}
