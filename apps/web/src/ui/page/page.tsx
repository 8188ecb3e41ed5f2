import { Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { Avatar, type Person } from '../text/avatar.tsx'
import { PageLink } from './page-link.tsx'
import styles from './page.module.css'
import { useArrival } from './use-arrival.ts'

export type Crumb = { label: string; href: string }

type Props = {
  title: string
  /** What stands in the tab of the browser where it is not the title. */
  documentTitle?: string
  crumbs?: readonly Crumb[]
  /** Whose page it is; the name stands in the face of human moments. */
  people?: readonly Person[]
  /** The title speaks to a person: it stands in the face of human moments. */
  human?: boolean
  /** Under the title, in a line. */
  under?: ReactNode
  /** Beside the title: badges. */
  beside?: ReactNode
  actions?: ReactNode
  /** `reading` for forms and texts, `full` for lists and boards. */
  width?: 'reading' | 'full'
  children: ReactNode
}

/** The frame of every screen: title, breadcrumbs, actions. The title takes the focus on arrival. */
export const Page = ({
  title,
  documentTitle,
  crumbs,
  people = [],
  human = people.length > 0,
  under,
  beside,
  actions,
  width = 'full',
  children,
}: Props) => {
  const heading = useArrival(documentTitle ?? title)
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head}>
        <div className={styles.titles}>
          {crumbs && crumbs.length > 0 && (
            <nav className={styles.crumbs} aria-label={t('Breadcrumbs')} data-print="no">
              {crumbs.map(({ label, href }) => (
                <PageLink key={href} href={href} className={styles.crumb}>
                  {label}
                </PageLink>
              ))}
            </nav>
          )}
          <div className={styles.named}>
            {people.length > 0 && (
              <span className={styles.faces}>
                {people.map((person) => (
                  <Avatar key={`${person.kind} ${person.name}`} {...person} size="md" />
                ))}
              </span>
            )}
            <div className={styles.titles}>
              <Group gap="xs" wrap="wrap">
                <Title
                  order={1}
                  ref={heading}
                  tabIndex={-1}
                  className={human ? styles.human : undefined}
                >
                  {title}
                </Title>
                {beside}
              </Group>
              {under}
            </div>
          </div>
        </div>
        {actions && (
          <Group gap="xs" className={styles.actions} data-print="no">
            {actions}
          </Group>
        )}
      </header>
      {children}
    </div>
  )
}
