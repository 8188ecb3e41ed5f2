import { failureOf } from '@homeward/contract/failures'
import { PasswordInput, Progress } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { strengthOf } from './password-strength.ts'

type NewPassword = { password: string; password_confirmation: string }

const toggle = (label: string) => ({ visibilityToggleButtonProps: { 'aria-label': label } })

type Props<V> = { form: UseFormReturnType<V>; autoFocus?: boolean }

/** A new password, typed twice, with a word on how good it is. */
export const PasswordFields = <V extends NewPassword>({ form, autoFocus = false }: Props<V>) => {
  const { password, password_confirmation: again } = form.values
  const [left, setLeft] = useState(false)
  const { score, words } = strengthOf(password)
  const second = form.getInputProps('password_confirmation')
  const differs = left && again !== '' && again !== password
  return (
    <>
      <PasswordInput
        label={t('New password')}
        name="new-password"
        autoComplete="new-password"
        required
        data-autofocus={autoFocus || undefined}
        description={words}
        inputContainer={(input) => (
          <>
            {input}
            <Progress
              value={score * 100}
              size="xs"
              mt={6}
              color={score < 0.7 ? 'amber' : 'pine'}
              aria-hidden
            />
          </>
        )}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...toggle(t('Show or hide the new password'))}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label={t('Confirm new password')}
        name="new-password-again"
        autoComplete="new-password"
        required
        {...toggle(t('Show or hide the password confirmation'))}
        {...second}
        error={second.error ?? (differs && t(failureOf('passwords_differ').sentence))}
        onBlur={() => setLeft(true)}
      />
    </>
  )
}
