import { Button, Skeleton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { PageLink } from '../../../ui/page/page-link.tsx'
import styles from './panels.module.css'

type Link = { words: string; href: string }

type Props<T> = {
  title: string
  /** It changes while somebody looks. */
  live?: boolean
  query: UseQueryResult<T>
  /** The number that waits, beside the title. */
  waiting?: (data: T) => Link | null
  /** Where all of it is. */
  all?: (data: T) => Link | null
  children: (data: T) => ReactNode
}

/** A part of the dashboard that loads, and fails, by itself. */
export const DashboardPanel = <T,>({ title, live, query, waiting, all, children }: Props<T>) => {
  const id = useId()
  const { data, isError } = query
  const [badge, more] = data === undefined ? [] : [waiting?.(data), all?.(data)]
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        {live && <span className={styles.pulse} aria-hidden />}
        <h2 id={id}>{title}</h2>
        {badge && (
          <PageLink href={badge.href} className={styles.badge}>
            {badge.words}
          </PageLink>
        )}
        {more && (
          <PageLink href={more.href} className={styles.all}>
            {more.words}
            <IconChevronRight size={14} aria-hidden />
          </PageLink>
        )}
      </header>
      {data !== undefined && children(data)}
      {data === undefined && !isError && (
        <Skeleton height={168} role="status" aria-label="Loading" />
      )}
      {data === undefined && isError && (
        <p className={styles.none} role="alert">
          This part could not be loaded.{' '}
          <Button size="compact-xs" variant="default" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </p>
      )}
    </section>
  )
}

/** What is said where nothing waits. */
export const AllWell = ({ children }: { children: ReactNode }) => (
  <p className={styles.none}>{children}</p>
)
