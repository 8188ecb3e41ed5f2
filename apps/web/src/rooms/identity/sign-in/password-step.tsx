import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
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
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Refusal sentence={refusal} />
        <TextInput
          ref={name}
          label={t('Username, e-mail or phone')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          autoFocus
        />
        <PasswordInput
          ref={password}
          label={t('Password')}
          name="password"
          autoComplete="current-password"
          size="md"
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
        />
        <Button type="submit" size="md" mt="xs" loading={busy} disabled={wait > 0} fullWidth>
          {wait > 0 ? t('Try again in {time}', { time: clockOf(wait) }) : t('Sign in')}
        </Button>
      </Stack>
    </form>
  )
}
