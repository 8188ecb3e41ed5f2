import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Crumb, Page } from '../page/page.tsx'
import { PageLink } from '../page/page-link.tsx'
import type { Steps } from '../list/walk.ts'
import type { Person } from '../text/avatar.tsx'
import styles from './record.module.css'

type Props = {
  title: string
  documentTitle?: string
  crumbs: readonly Crumb[] | undefined
  people?: readonly Person[]
  badges: ReactNode
  under?: ReactNode
  actions: ReactNode
} & Steps

/** Name, badges and actions of a record; stays in sight while the record scrolls. */
export const RecordHead = ({ badges, actions, previous, next, position, ...page }: Props) => (
  <div className={styles.head}>
    <Page
      {...page}
      beside={badges}
      actions={
        <>
          {(previous ?? next) && (
            <Group gap={2}>
              {position && <span className={styles.position}>{position}</span>}
              <Neighbour href={previous} label="Previous" icon={<IconChevronLeft size={16} />} />
              <Neighbour href={next} label="Next" icon={<IconChevronRight size={16} />} />
            </Group>
          )}
          {actions}
        </>
      }
    >
      {null}
    </Page>
  </div>
)

type NeighbourProps = { href: string | undefined; label: string; icon: ReactNode }

const Neighbour = ({ href, label, icon }: NeighbourProps) =>
  href === undefined ? (
    <ActionIcon variant="default" size={34} disabled aria-label={label}>
      {icon}
    </ActionIcon>
  ) : (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={34} component={PageLink} href={href} aria-label={label}>
        {icon}
      </ActionIcon>
    </Tooltip>
  )
