import type { ReactNode } from 'react'
import { PageLink } from '../page/page-link.tsx'
import styles from './figures.module.css'

type Figure = {
  label: string
  value: ReactNode
  /** What it is compared with, or made of. */
  under?: ReactNode
  /** The list that it counts. */
  href?: string | undefined
}

/** A few figures over a list, each opening what it counts. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value, under, href }) => (
      <div key={label} className={styles.figure}>
        <dt>{label}</dt>
        <dd>
          {href === undefined ? value : <PageLink href={href}>{value}</PageLink>}
          {under !== undefined && <span>{under}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
