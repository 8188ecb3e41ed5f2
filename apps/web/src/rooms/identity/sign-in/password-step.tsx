import { type FormEvent, useEffect, useRef } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import styles from '../../../ui/light/light.module.css'
import { Press } from '../../../ui/light/press.tsx'
import { SecretField } from '../../../ui/light/secret-field.tsx'
import { TypedField } from '../../../ui/light/typed-field.tsx'
import { credentialsOf } from './credentials.ts'
import { Refusal } from './refusal.tsx'
import type { SignIn } from './use-sign-in.ts'
import { clockOf } from './use-wait.ts'

/** Name and password. */
export const PasswordStep = ({ signIn }: { signIn: SignIn }) => {
  const { busy, refusal, wait } = signIn
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal !== undefined) password.current?.select()
  }, [refusal])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const credentials = credentialsOf(name.current?.value ?? '', password.current?.value ?? '')
    if (typeof credentials === 'string') signIn.refuse(credentials)
    else void signIn.send(credentials)
  }

  return (
    <form className={styles.steps} onSubmit={submit} noValidate>
      <Refusal sentence={refusal} />
      <TypedField
        ref={name}
        label={t('Username, e-mail or phone')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <SecretField
        ref={password}
        label={t('Password')}
        name="password"
        autoComplete="current-password"
      />
      <Press type="submit" large busy={busy} disabled={wait > 0}>
        {wait > 0 ? t('Try again in {time}', { time: clockOf(wait) }) : t('Sign in')}
      </Press>
    </form>
  )
}
