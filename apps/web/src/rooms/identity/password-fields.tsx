import { failureOf } from '@homeward/contract/failures'
import { PasswordInput, Progress } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { strengthOf } from './password-strength.ts'

type NewPassword = { password: string; password_confirmation: string }

const toggle = (what: string) => ({
  visibilityToggleButtonProps: { 'aria-label': `Show or hide the ${what}` },
})

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
        label="New password"
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
        {...toggle('new password')}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="Confirm new password"
        name="new-password-again"
        autoComplete="new-password"
        required
        {...toggle('password confirmation')}
        {...second}
        error={second.error ?? (differs && failureOf('passwords_differ').sentence)}
        onBlur={() => setLeft(true)}
      />
    </>
  )
}
