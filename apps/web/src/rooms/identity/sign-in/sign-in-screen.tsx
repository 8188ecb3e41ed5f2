import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { GuestPage } from '../guest/guest-page.tsx'
import styles from '../guest/guest.module.css'
import { useSite } from '../guest/use-site.ts'
import { CodeStep } from './code-step.tsx'
import { DemoPeople } from './demo-people.tsx'
import { PasswordStep } from './password-step.tsx'
import { useSignIn } from './use-sign-in.ts'

/** R003: sign in with a name and a password, and with a code where a second factor is set up. */
export const SignInScreen = () => {
  const signIn = useSignIn()
  const site = useSite()
  const agency = site?.agency
  if (signIn.held)
    return (
      <GuestPage title={t('Two-step verification')} lead={t('Enter a code to finish signing in.')}>
        <CodeStep signIn={signIn} credentials={signIn.held} />
      </GuestPage>
    )
  return (
    <GuestPage
      title={t('Welcome back')}
      mark={agency?.logo_url && <img className={styles.mark} src={agency.logo_url} alt="" />}
      lead={
        agency
          ? t('Sign in to {agency}.', { agency: agency.name })
          : t('Sign in with your username, e-mail address or phone number.')
      }
      foot={
        <>
          <PageLink href={to('reset-password')}>{t('Forgot your password?')}</PageLink>
          <PageLink href={to('signup')}>{t('New agency? Request access')}</PageLink>
        </>
      }
    >
      <PasswordStep signIn={signIn} />
      <DemoPeople signIn={signIn} site={site} />
    </GuestPage>
  )
}
