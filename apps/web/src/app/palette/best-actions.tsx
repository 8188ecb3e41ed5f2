import type { SessionUser } from '@homeward/contract/identity/sign-in'
import type { Found } from '@homeward/contract/insights/search'
import { UnstyledButton } from '@mantine/core'
import { go } from '../../plumbing/paths/navigate.ts'
import { pathOf } from '../../plumbing/paths/list.ts'
import { to } from '../../plumbing/paths/to.ts'
import { may, useSession } from '../../plumbing/session/session.ts'
import { palette } from './choose-first.ts'
import styles from './palette.module.css'

type Deed = { label: string; href: string }

/** Where else the best match leads, for a person who may go there. */
const deedsOf = ({ kind, id }: Found, user: SessionUser): Deed[] => {
  if (kind === 'client') {
    const { needs } = pathOf('client.calendar')
    const calendar = { label: 'Calendar', href: to('client.calendar', { clientId: id }) }
    return [
      ...(needs === undefined || may(user, needs) ? [calendar] : []),
      { label: 'Visits', href: to('client', { clientId: id }, { tab: 'visits' }) },
      { label: 'Care plan', href: to('client', { clientId: id }, { tab: 'care' }) },
    ]
  }
  if (kind !== 'agent') return []
  return [
    { label: 'Visits', href: to('agent', { agentId: id }, { tab: 'visits' }) },
    { label: 'Availability', href: to('agent', { agentId: id }, { tab: 'availability' }) },
    { label: 'Credentials', href: to('agent', { agentId: id }, { tab: 'credentials' }) },
  ]
}

/** What can be done with the best match; Tab leads there. */
export const BestActions = ({ found }: { found: Found }) => {
  const user = useSession()
  const deeds = user ? deedsOf(found, user) : []
  if (deeds.length === 0) return null
  return (
    <div className={styles.deeds}>
      {deeds.map(({ label, href }) => (
        <UnstyledButton
          key={label}
          className={styles.deed}
          aria-label={`${label} of ${found.title}`}
          onClick={() => {
            palette.close()
            go(href)
          }}
        >
          {label}
        </UnstyledButton>
      ))}
      <kbd className={styles.key} aria-hidden>
        Tab
      </kbd>
    </div>
  )
}
