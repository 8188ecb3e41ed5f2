import { demoPassword, demoPeople } from '@homeward/domain/identity/demo-people'
import { t } from '../../../plumbing/language/translate.ts'
import { Avatar } from '../../../ui/text/avatar.tsx'
import styles from '../guest/guest.module.css'
import type { Site } from '../guest/use-site.ts'
import type { SignIn } from './use-sign-in.ts'

/** The people of the demo agency, where there is one: one click signs in as any of them. */
export const DemoPeople = ({ signIn, site }: { signIn: SignIn; site: Site | undefined }) => {
  if (!site?.demo) return null
  return (
    <section className={styles.demo} aria-label={t('Demo accounts')}>
      <p className={styles.demoHead}>
        <b>{t('Demo')}</b>
        {site.sends_mail
          ? t('Sign in as:')
          : t('Sign in as a demo user. The demo does not send e-mail.')}
      </p>
      <ul className={styles.people}>
        {demoPeople.map(({ username, name, title, does }) => (
          <li key={username}>
            <button
              type="button"
              className={`bare ${styles.person}`}
              disabled={signIn.busy || signIn.wait > 0}
              onClick={() => void signIn.send({ username, password: demoPassword })}
            >
              <Avatar name={name} kind="person" size="md" />
              <span>
                <b>{t(title)}</b>
                <small>{t(does)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
