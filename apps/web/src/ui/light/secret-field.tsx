import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'

/** A field for a password, which a button shows and hides; the focus stays in the field. */
export const SecretField = (props: TypedFieldProps) => {
  const [shown, show] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <TypedField
      {...props}
      type={shown ? 'text' : 'password'}
      beside={
        <button
          type="button"
          tabIndex={-1}
          aria-pressed={shown}
          aria-label={t('Show or hide the password')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => show(!shown)}
        >
          <Icon size={18} aria-hidden />
        </button>
      }
    />
  )
}
