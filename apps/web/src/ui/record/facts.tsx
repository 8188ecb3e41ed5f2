import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { None } from '../text/values.tsx'
import styles from './record.module.css'

export type Fact = { label: string; value: ReactNode }

/** Facts at the side of a record, each with its label. */
export const Facts = ({ of, facts }: { of: string; facts: readonly Fact[] }) => (
  <aside className={styles.facts} aria-label={`${of} details`}>
    <FactList facts={facts} />
  </aside>
)

/** Labels and values, as a card of a record's body. */
export const FactCard = ({ title, facts, actions }: FactCardProps) => (
  <Card title={title} actions={actions}>
    <FactList facts={facts} />
  </Card>
)

type FactCardProps = { title: string; facts: readonly Fact[]; actions?: ReactNode }

/** Labels and values. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.list}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>{value === null || value === undefined || value === '' ? <None /> : value}</dd>
      </div>
    ))}
  </dl>
)

type CardProps = {
  title: string
  /** In the line of the title: counts. */
  beside?: ReactNode
  actions?: ReactNode
  /** Only what can be done: nothing that belongs on paper. */
  acts?: true
  children: ReactNode
}

/** A part of a record with a heading. */
export const Card = ({ title, beside, actions, acts, children }: CardProps) => (
  <section className={styles.card} data-print={acts && 'no'}>
    <div className={styles.cardHead}>
      <div className={styles.cardTitle}>
        <Title order={2}>{title}</Title>
        {beside}
      </div>
      {actions}
    </div>
    {children}
  </section>
)
