import { Skeleton } from '@mantine/core'
import { DifferenceList } from '../../ui/history/difference-list.tsx'
import { Card, FactCard } from '../../ui/record/facts.tsx'
import { Figures } from '../../ui/record/figures.tsx'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Gauge } from '../../ui/text/gauge.tsx'
import { PersonName } from '../../ui/text/person-name.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { Timeline } from '../../ui/text/timeline.tsx'
import { Money } from '../../ui/text/values.tsx'
import styles from './design.module.css'

const statuses = [
  'active',
  'completed',
  'scheduled',
  'sent',
  'in_progress',
  'needs_review',
  'waiting',
  'open',
  'missed',
  'rejected',
  'draft',
  'canceled',
  'archived',
]

const people = ['Ruth Abernathy', 'Walter Bridges', 'Consuelo Quiñones', 'Earl Dixon']

const steps = [
  { key: 'a', label: 'Scheduled', state: 'done', when: 'Nov 2, 4:10p', who: 'Priya Raman' },
  { key: 'b', label: 'Checked in', state: 'done', when: '1:03p', who: 'Jamal Whitaker' },
  { key: 'c', label: 'Checked out', state: 'blocked', when: '3:03p', note: '640 ft from home' },
  { key: 'd', label: 'Review', state: 'now', note: 'Waits for you' },
  { key: 'e', label: 'Claim', state: 'todo' },
] as const

const figures = [
  { label: 'Owed', value: <Money cents={4_118_622} />, under: '424 claims', href: '/design' },
  { label: 'Denied', value: <Money cents={145_000} />, under: '7 claims', href: '/design' },
  { label: 'Not applied', value: <Money cents={0} /> },
]

/** Statuses, people, measures, and the way of a record. */
export const Records = () => (
  <>
    <div className={styles.row}>
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
    <div className={styles.row}>
      {people.map((name) => (
        <PersonName key={name} name={name} kind="client" />
      ))}
      {people.map((name) => (
        <Avatar key={name} name={name} kind="person" size="md" />
      ))}
    </div>
    <div className={styles.fields}>
      <Gauge label="28 of 50 h" value={28} of={50} wanted={36} limit={40} />
      <Gauge label="38 of 50 h" value={38} of={50} wanted={36} limit={40} />
      <Gauge label="41 of 50 h" value={41} of={50} wanted={36} limit={40} />
    </div>
    <Figures figures={figures} />
    <Timeline label="A visit" steps={steps} />
    <div className={styles.fields}>
      <FactCard
        title="Payor"
        facts={[
          { label: 'Payor', value: 'NC Medicaid' },
          { label: 'Member number', value: undefined },
          { label: 'Left', value: <Money cents={2_844_000} /> },
        ]}
      />
      <Card title="What changed">
        <DifferenceList
          differences={[
            { field: 'Check-out', before: '3:03 PM', after: '3:00 PM' },
            { field: 'Reason', before: undefined, after: 'Weak GPS signal' },
          ]}
        />
      </Card>
      <Card title="On its way" beside={<StatusBadge status="in_progress" />}>
        <Skeleton height={12} mb={10} width="70%" />
        <Skeleton height={12} mb={10} />
        <Skeleton height={12} width="40%" />
      </Card>
    </div>
  </>
)
