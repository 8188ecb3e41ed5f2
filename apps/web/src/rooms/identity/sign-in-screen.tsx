import { Alert, Button, PasswordInput, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../plumbing/api/errors.ts'
import { showFailure } from '../../plumbing/failures/show.ts'
import { useGo } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../plumbing/paths/use-params.ts'
import { startSession } from '../../plumbing/session/lifecycle.ts'
import { safeTarget } from '../../plumbing/session/redirect.ts'
import { Logo } from '../../ui/page/logo.tsx'
import { credentialsOf } from './credentials.ts'
import styles from './sign-in.module.css'

/** Sign in with username or phone and password. */
export const SignInScreen = () => {
  const go = useGo()
  const { redirect } = useFlatQuery()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const name = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    document.title = 'Sign in · Homeward'
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const credentials = credentialsOf(name.current?.value ?? '', password.current?.value ?? '')
    if (typeof credentials === 'string') return setRefusal(credentials)
    setBusy(true)
    setRefusal(undefined)
    try {
      await startSession(credentials)
      // The guard of the sign-in page knows where this person starts.
      go(safeTarget(redirect) ?? to('signin'), { replace: true })
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.status < 500) setRefusal(error.message)
      else showFailure(error)
      password.current?.select()
    }
    return undefined
  }

  return (
    <div className={styles.screen}>
      <Paper withBorder radius="lg" p="xl" className={styles.card}>
        <Logo />
        <Title order={1} mt="lg" mb={4}>
          Sign in
        </Title>
        <Text c="dimmed" mb="lg">
          Good to see you. Use the name or the phone number of your account.
        </Text>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="sm">
            {refusal && (
              <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert">
                {refusal}
              </Alert>
            )}
            <TextInput
              ref={name}
              label="Username or phone"
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              size="md"
              autoFocus
            />
            <PasswordInput
              ref={password}
              label="Password"
              name="password"
              autoComplete="current-password"
              size="md"
              visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
            />
            <Button type="submit" size="md" mt="xs" loading={busy} fullWidth>
              Sign in
            </Button>
          </Stack>
        </form>
      </Paper>
    </div>
  )
}
