import { attachmentTypes, uploadEndings } from '@homeward/domain/files/types'
import { Button, Group, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../plumbing/api/errors.ts'
import { upload } from '../../plumbing/api/upload.ts'
import { showFailure } from '../../plumbing/failures/show.ts'
import { FileDrop } from './file-drop.tsx'

type Props = {
  value?: string | null
  onChange?: (signedId: string | null) => void
  error?: ReactNode
  /** The name of the stored document. */
  stored?: string
}

const accept = Object.entries(uploadEndings)
  .filter(([, type]) => attachmentTypes.includes(type))
  .map(([ending]) => `.${ending}`)
  .join(',')

/** A document of a record: uploaded at once, kept once the form is saved. */
export const DocumentField = ({ value, onChange, error, stored }: Props) => {
  const [name, setName] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const take = async ([file]: File[]) => {
    if (!file) return
    setBusy(true)
    setRefused(undefined)
    try {
      onChange?.(await upload(file, file.name))
      setName(file.name)
    } catch (failure) {
      if (failure instanceof ApiError && failure.status < 500) setRefused(failure.message)
      else showFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  const words = value ? name && `New document: ${name}` : stored && `Document: ${stored}`
  const trouble = refused ?? (typeof error === 'string' ? error : undefined)
  return (
    <div>
      <FileDrop
        label={stored || value ? 'Replace document' : 'Add document'}
        hint="Drop a PDF, image or Office file here, or click to choose one (up to 25 MB)."
        accept={accept}
        busy={busy}
        {...(trouble && { error: trouble })}
        onFiles={(files) => void take(files)}
      />
      <Group justify="space-between" mt="xs" role="status">
        <Text size="sm">{value === null ? 'The stored document will be removed.' : words}</Text>
        {(value || (stored && value !== null)) && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            onClick={() => onChange?.(value ? '' : null)}
          >
            {value ? 'Remove' : 'Remove'}
          </Button>
        )}
        {value === null && (
          <Button size="compact-xs" variant="subtle" onClick={() => onChange?.('')}>
            Keep
          </Button>
        )}
      </Group>
    </div>
  )
}
