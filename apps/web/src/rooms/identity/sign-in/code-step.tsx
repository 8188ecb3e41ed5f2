import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Credentials } from '../../../plumbing/session/lifecycle.ts'
import { Refusal } from './refusal.tsx'
import type { SignIn } from './use-sign-in.ts'
import { clockOf } from './use-wait.ts'

type Kind = 'app' | 'recovery'

const fields = {
  app: {
    label: 'Code from your authenticator app',
    description: 'Six digits. The code changes every 30 seconds.',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 12,
  },
  recovery: {
    label: 'Recovery code',
    description:
      'One of the codes you saved when you set up two-step verification. Each code works once.',
    autoComplete: 'off',
    inputMode: 'text',
    maxLength: 40,
  },
} as const

type Props = { signIn: SignIn; credentials: Credentials }

/** The second step: a code of the app, or one of the recovery codes. */
export const CodeStep = ({ signIn, credentials }: Props) => {
  const { busy, refusal, wait } = signIn
  const [kind, setKind] = useState<Kind>('app')
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal !== undefined) code.current?.select()
  }, [refusal])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.current?.value.trim() ?? ''
    if (!typed) signIn.refuse('Enter the code.')
    else
      void signIn.send({ ...credentials, code: kind === 'app' ? typed.replace(/\s/g, '') : typed })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Refusal sentence={refusal} />
        <TextInput
          key={kind}
          ref={code}
          name="code"
          size="md"
          spellCheck={false}
          autoCapitalize="none"
          autoFocus
          {...fields[kind]}
        />
        <Button type="submit" size="md" mt="xs" loading={busy} disabled={wait > 0} fullWidth>
          {wait > 0 ? `Try again in ${clockOf(wait)}` : 'Continue'}
        </Button>
        <Group justify="space-between" gap="xs">
          <Button variant="subtle" color="gray" size="compact-sm" onClick={signIn.back}>
            Back
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}
          >
            {kind === 'app' ? 'Use a recovery code' : 'Use authenticator app'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
