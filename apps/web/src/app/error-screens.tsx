import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { roleLabels } from '@homeward/domain/identity/roles'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../plumbing/language/translate.ts'
import { useGo } from '../plumbing/paths/navigate.ts'
import { to } from '../plumbing/paths/to.ts'
import { leaveSession } from '../plumbing/session/lifecycle.ts'
import { useSession } from '../plumbing/session/session.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { AlonePage } from '../ui/page/alone-page.tsx'
import { Page } from '../ui/page/page.tsx'
import { PageLink } from '../ui/page/page-link.tsx'
import { homeOf } from './home.ts'

/** The way on from a page that shows nothing: home, or to the sign-in page. */
const WayOn = () => {
  const user = useSession()
  return (
    <Button component={PageLink} href={user ? homeOf(user) : to('signin')}>
      {user ? t('Go to home page') : t('Go to sign-in')}
    </Button>
  )
}

/** On the sheet of the frame, or for a person without a session on a page of its own. */
const Sheet = ({ title, children }: { title: string; children: ReactNode }) => {
  const Around = useSession() === null ? AlonePage : Page
  return <Around title={title}>{children}</Around>
}

export const NotFoundScreen = () => (
  <Sheet title={t('Not found')}>
    <EmptyState
      scene="signpost"
      title={t("We couldn't find this page")}
      hint={<WhyNotFound />}
      action={<WayOn />}
    />
  </Sheet>
)

/** Who has several agencies most likely follows a link of another one. */
const WhyNotFound = () => {
  const user = useSession()
  return user?.agency && user.agents.length > 1
    ? t('It is not in {agency}. It may be in another of your agencies, or the link may be wrong.', {
        agency: user.agency.name,
      })
    : t('It may have been moved, or the link may be wrong.')
}

/** The role of whoever looks is nearly always the reason. */
const whyForbidden = (user: SessionUser | null): string =>
  user?.role && user.agency
    ? t('Your role at {agency}, {role}, does not open it. An owner or admin can change that.', {
        agency: user.agency.name,
        role: t(roleLabels[user.role]),
      })
    : t('Ask an owner or admin of your agency for access.')

export const ForbiddenScreen = () => (
  <Sheet title={t('Not allowed')}>
    <Forbidden />
  </Sheet>
)

export const HeadlessForbiddenScreen = () => (
  <AlonePage title={t('Not allowed')}>
    <Forbidden />
  </AlonePage>
)

const Forbidden = () => {
  const user = useSession()
  const go = useGo()
  const leave = async () => {
    await leaveSession()
    go(to('signin'))
  }
  return (
    <EmptyState
      scene="gate"
      title={t("You don't have access to this page")}
      hint={whyForbidden(user)}
      action={
        <>
          <WayOn />
          {user && (
            <Button variant="default" onClick={() => void leave()}>
              {t('Sign out')}
            </Button>
          )}
        </>
      }
    />
  )
}
