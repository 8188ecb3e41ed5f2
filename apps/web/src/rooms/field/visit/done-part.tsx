import type { Visit } from '@homeward/contract/visits/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { holdReasonLabels } from '@homeward/domain/visits/holding'
import { IconCheck } from '@tabler/icons-react'
import { t, told } from '../../../plumbing/language/translate.ts'
import { useQueue } from '../../../plumbing/offline/use-queue.ts'
import { useUser } from '../../../plumbing/session/session.ts'
import { useArrival } from '../../../ui/page/use-arrival.ts'
import { durationWords } from '../../../ui/text/dates.ts'
import field from '../field.module.css'
import { Scene } from '../parts/scene.tsx'
import { RecordedSpan, useClock } from '../parts/times.tsx'
import styles from './done.module.css'
import type { Ended } from './is-ended.ts'
import { taskWords } from './task-words.ts'

const sentences = {
  tab: (name: string) => t('Visit of {name}', { name }),
  thanks: (name: string) => t('Done. Thank you, {name}.', { name }),
  with: (name: string) => t('Your visit with {name}', { name }),
  get times() {
    return t('In and out')
  },
  get length() {
    return t('Time')
  },
  get hold() {
    return t('On hold')
  },
  get tasks() {
    return t('Tasks')
  },
  get signature() {
    return t('Signature')
  },
  get signed() {
    return t('Signed')
  },
  get unsigned() {
    return t('Not signed')
  },
  signedBy: (name: string, time: string) => `${name}, ${time}`,
  held: (reasons: string) =>
    t('Your recorded times are kept. The office must review them first: {reasons}', { reasons }),
  get waits() {
    return t('The rest is sent when you are back online.')
  },
  get sent() {
    return t('The office reviews it next.')
  },
  get approved() {
    return t('The office approved this visit.')
  },
  get rejected() {
    return t('The office did not approve this visit. Call them if you are not sure why.')
  },
}

/** The end of a visit: thanks, and what was recorded. */
export const DonePart = ({ visit }: { visit: Ended }) => {
  const user = useUser()
  const heading = useArrival(sentences.tab(visit.client.name))
  const { check_in_at: from, check_out_at: until, activities } = visit
  const [first = user.name] = user.name.split(' ')
  return (
    <>
      <div className={styles.scene}>
        <Scene tall />
        <span className={styles.tick}>
          <IconCheck size={30} stroke={2.5} aria-hidden />
        </span>
      </div>
      <h1 ref={heading} tabIndex={-1} className={field.human}>
        {sentences.thanks(first)}
      </h1>
      <p className={styles.with}>{sentences.with(visit.client.name)}</p>
      <dl className={styles.sums}>
        <Sum title={sentences.times}>
          <RecordedSpan from={from} until={until} />
        </Sum>
        <Sum title={sentences.length}>
          {visit.held_for.length > 0
            ? sentences.hold
            : durationWords(Math.max(0, minutesBetween(from, until)))}
        </Sum>
        {activities.length > 0 && <Sum title={sentences.tasks}>{taskWords(activities)}</Sum>}
        <Sum title={sentences.signature}>
          <SignatureWords visit={visit} />
        </Sum>
      </dl>
      <WhatNext visit={visit} />
    </>
  )
}

const Sum = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd className="tabular">{children}</dd>
  </div>
)

const SignatureWords = ({ visit: { signed, signature } }: { visit: Visit }) => {
  const clock = useClock()
  if (signature) return sentences.signedBy(signature.signed_by, clock(signature.signed_at))
  return signed ? sentences.signed : sentences.unsigned
}

/** What becomes of the visit now. */
const WhatNext = ({ visit }: { visit: Visit }) => {
  const waits = useQueue(visit.id).length > 0
  const held = visit.held_for.map((reason) => told(holdReasonLabels[reason])).join(' ')
  return (
    <p className={styles.next} role="status">
      {held !== '' && <span>{sentences.held(held)} </span>}
      {visit.status === 'approved' && sentences.approved}
      {visit.status === 'rejected' && sentences.rejected}
      {visit.status === 'completed' && (waits ? sentences.waits : sentences.sent)}
    </p>
  )
}
