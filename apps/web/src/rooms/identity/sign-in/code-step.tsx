import { word } from '@homeward/domain/language/sentence'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import type { Credentials } from '../../../plumbing/session/lifecycle.ts'
import styles from '../../../ui/light/light.module.css'
import { Press } from '../../../ui/light/press.tsx'
import { TypedField } from '../../../ui/light/typed-field.tsx'
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
    <form className={styles.steps} onSubmit={submit} noValidate>
      <Refusal sentence={refusal} />
      <TypedField
        key={kind}
        ref={code}
        name="code"
        spellCheck={false}
        autoCapitalize="none"
        autoFocus
        {...fields[kind]}
        label={t(fields[kind].label)}
        description={t(fields[kind].description)}
      />
      <Press type="submit" large busy={busy} disabled={wait > 0}>
        {wait > 0 ? t('Try again in {time}', { time: clockOf(wait) }) : t('Continue')}
      </Press>
      <div className={styles.apart}>
        <Press kind="subtle" onClick={signIn.back}>
          {t('Back')}
        </Press>
        <Press kind="subtle" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {kind === 'app' ? t('Use a recovery code') : t('Use authenticator app')}
        </Press>
      </div>
    </form>
  )
}
