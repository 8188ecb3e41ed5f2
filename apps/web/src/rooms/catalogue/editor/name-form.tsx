import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import styles from './editor.module.css'

type Props = {
  label: string
  initial?: string
  description?: string | undefined
  submitLabel: string
  onSave: (name: string) => Promise<unknown>
  /** With it the form takes the focus and Escape leaves it. */
  onCancel?: () => void
}

/** One name, typed in its place in the list. */
export const NameForm = ({
  label,
  initial = '',
  description,
  submitLabel,
  onSave,
  onCancel,
}: Props) => {
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string>()
  const [saving, setSaving] = useState(false)
  const save = async () => {
    if (name.trim() === '') return setError('This field is required.')
    setSaving(true)
    setError(undefined)
    try {
      await onSave(name.trim())
      setName(initial)
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.status < 500) setError(refusal.message)
      else showFailure(refusal)
    } finally {
      setSaving(false)
    }
  }
  return (
    <form
      noValidate
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextInput
        size="xs"
        aria-label={label}
        placeholder={label}
        description={description}
        autoComplete="off"
        autoFocus={onCancel !== undefined}
        value={name}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel?.()}
      />
      <Group gap={4} wrap="nowrap">
        <Button type="submit" size="xs" variant="light" loading={saving}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Group>
    </form>
  )
}
