import { word } from '@homeward/domain/language/sentence'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import type { Credentials } from '../../../plumbing/session/lifecycle.ts'
import { Refusal } from './refusal.tsx'
import type { SignIn } from './use-sign-in.ts'
import { clockOf } from './use-wait.ts'

type Kind = 'app' | 'recovery'

const fields = {
  app: {
    label: word('Code from your authenticator app'),
    description: word('Six digits. The code changes every 30 seconds.'),
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    maxLength: 12,
  },
  recovery: {
    label: word('Recovery code'),
    description: word(
      'One of the codes you saved when you set up two-step verification. Each code works once.',
    ),
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
    if (!typed) signIn.refuse(t('Enter the code.'))
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
          label={t(fields[kind].label)}
          description={t(fields[kind].description)}
        />
        <Button type="submit" size="md" mt="xs" loading={busy} disabled={wait > 0} fullWidth>
          {wait > 0 ? t('Try again in {time}', { time: clockOf(wait) }) : t('Continue')}
        </Button>
        <Group justify="space-between" gap="xs">
          <Button variant="subtle" color="gray" size="compact-sm" onClick={signIn.back}>
            {t('Back')}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}
          >
            {kind === 'app' ? t('Use a recovery code') : t('Use authenticator app')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
