import {
  IconBell,
  IconCalendarWeek,
  IconHome,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../plumbing/language/translate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { useAddress } from '../../plumbing/router/react.tsx'
import { unreadCount } from '../../rooms/collaboration/unread-query.ts'
import { PageLink } from '../../ui/page/page-link.tsx'
import styles from './phone.module.css'

const sentences = {
  get menu() {
    return t('Pages')
  },
  get today() {
    return t('Today')
  },
  get week() {
    return t('Week')
  },
  get news() {
    return t('News')
  },
  unread: (count: number) => t('News, {count} unread', { count }),
  get me() {
    return t('Me')
  },
}

/** The pages of people in the field, at the foot of the phone. */
export const PhoneTabs = () => {
  const unread = useQuery(unreadCount).data?.unread ?? 0
  return (
    <nav aria-label={sentences.menu} className={styles.tabs} data-bottom-bar>
      <Tab href={to('field')} icon={IconHome} label={sentences.today} />
      <Tab href={to('field.week')} icon={IconCalendarWeek} label={sentences.week} />
      <Tab href={to('notifications')} icon={IconBell} label={sentences.news} unread={unread} />
      <Tab href={to('account')} icon={IconUser} label={sentences.me} />
    </nav>
  )
}

type TabProps = { href: string; icon: TablerIcon; label: string; unread?: number }

const Tab = ({ href, icon: Icon, label, unread = 0 }: TabProps) => {
  const here = useAddress(({ pathname }) => pathname) === href
  return (
    <PageLink href={href} aria-current={here ? 'page' : undefined}>
      <Icon size={24} stroke={1.75} aria-hidden />
      {unread > 0 ? (
        <>
          <span aria-hidden>{label}</span>
          <span className="heard">{sentences.unread(unread)}</span>
          <span className={styles.unread} aria-hidden>
            {unread}
          </span>
        </>
      ) : (
        label
      )}
    </PageLink>
  )
}
