import { Input, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import styles from './fields.module.css'

type Props = {
  label: string
  hint?: string
  /** As of `<input type="file">`: `.835,.txt`. */
  accept?: string
  multiple?: boolean
  error?: string
  busy?: boolean
  onFiles: (files: File[]) => void
}

/** Takes files by dropping, by click and by keyboard. */
export const FileDrop = ({
  label,
  hint,
  accept,
  multiple = false,
  error,
  busy,
  onFiles,
}: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const hintId = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0 && !busy) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <Input.Wrapper error={error} labelElement="div">
      <button
        type="button"
        className={styles.drop}
        data-over={over || undefined}
        aria-describedby={hint && hintId}
        disabled={busy}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileUpload size={24} stroke={1.5} aria-hidden />
        <Text fw={550}>{busy ? 'Uploading…' : label}</Text>
        {hint && (
          <Text size="xs" c="dimmed" id={hintId}>
            {hint}
          </Text>
        )}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </Input.Wrapper>
  )
}
