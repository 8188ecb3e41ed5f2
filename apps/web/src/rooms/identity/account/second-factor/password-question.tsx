import type { Endpoint } from '@homeward/contract/endpoint'
import { Button, PasswordInput, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AnswerOf, InputOf } from '../../../../plumbing/api/types.ts'
import { t } from '../../../../plumbing/language/translate.ts'
import { PlainForm } from '../../plain-form.tsx'

type Props<E extends Endpoint> = {
  endpoint: E
  fixed?: Partial<InputOf<E>>
  /** Why the password is asked for. */
  why: ReactNode
  submitLabel: string
  onDone: (answer: AnswerOf<E>) => void
  onCancel: () => void
}

/** Asks for the password once more before the second factor is changed. */
export const PasswordQuestion = <E extends Endpoint>({ why, onCancel, ...form }: Props<E>) => (
  <PlainForm
    {...form}
    initial={{ password: '' }}
    inputOf={(values) => values}
    aside={
      <Button variant="default" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    }
  >
    {({ getInputProps }) => (
      <>
        <Text>{why}</Text>
        <PasswordInput
          label={t('Your password')}
          name="password"
          autoComplete="current-password"
          maw="24rem"
          autoFocus
          required
          visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
          {...getInputProps('password')}
        />
      </>
    )}
  </PlainForm>
)
