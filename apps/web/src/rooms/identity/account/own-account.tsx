import { isCaregiverRole } from '@homeward/domain/identity/roles'
import { Alert, Button, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { refreshSession } from '../../../plumbing/session/lifecycle.ts'
import { safeTarget } from '../../../plumbing/session/redirect.ts'
import { mustEnroll, useUser } from '../../../plumbing/session/session.ts'
import { Page } from '../../../ui/page/page.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import styles from './account.module.css'
import { PlacesCard } from './places-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** R021: the own account. `children` are cards of other rooms. */
export const OwnAccount = ({ children }: { children?: ReactNode }) => {
  const user = useUser()
  // As it was on arrival: the recovery codes must stay on the screen once the factor is on.
  const [heldUp] = useState(() => mustEnroll(user))
  const goOn = useGoOn()
  const reread = () => void refreshSession().catch(showFailure)
  const home = user.role !== null && isCaregiverRole(user.role) && !user.super_admin
  const crumbs = home ? [{ label: t('My visits'), href: to('field') }] : []
  if (heldUp)
    return (
      <Page title={t('My account')} width="reading">
        <div className={styles.cards}>
          <Alert
            color="amber"
            icon={<IconShieldLock aria-hidden />}
            title={t('Your agency requires two-step verification')}
            role="status"
          >
            {t(
              '{agency} requires a password and a code from your phone. Set up two-step verification here to continue.',
              { agency: user.agency?.name ?? t('Your agency') },
            )}
          </Alert>
          <SecondFactorCard onChange={reread} onSetUp={goOn} />
          <SessionsCard />
        </div>
      </Page>
    )
  return (
    <Page title={t('My account')} width="reading" crumbs={crumbs}>
      <div className={styles.cards}>
        <ProfileCard />
        <PlacesCard />
        <PasswordCard />
        <SecondFactorCard onChange={reread} onSetUp={reread} />
        <SessionsCard />
        {children}
        <PreferencesCard />
      </div>
    </Page>
  )
}

const PasswordCard = () => (
  <Card
    title={t('Password')}
    actions={
      <Button component={PageLink} href={to('account.password')} variant="default" size="xs">
        {t('Change password')}
      </Button>
    }
  >
    <Text c="dimmed">
      {t('Long and used nowhere else: a few words in a row do better than signs.')}
    </Text>
  </Card>
)

/** Leads a person who was held up to where they wanted to go. */
const useGoOn = () => {
  const go = useGo()
  const { redirect } = useFlatQuery()
  // The guard of the sign-in page knows where this person starts.
  return () => go(safeTarget(redirect) ?? to('signin'), { replace: true })
}
