import type { Folder } from '@homeward/contract/files/attachments'
import { attachmentTypes, uploadEndings } from '@homeward/domain/files/types'
import { Button, Group, Progress, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { FileDrop } from '../../../ui/fields/file-drop.tsx'
import styles from '../files.module.css'
import type { FilesOf } from '../queries.ts'
import { sizeWords } from '../../../ui/text/size-words.ts'
import { type Sending, useUploads } from './use-uploads.ts'

const accept = Object.entries(uploadEndings)
  .filter(([, type]) => attachmentTypes.includes(type))
  .map(([ending]) => `.${ending}`)
  .join(',')

type Props = { parent: FilesOf; folder: Folder | undefined }

/** Takes files by dropping or by click, and shows how far each is. */
export const Uploads = ({ parent, folder }: Props) => {
  const { sending, add, ...on } = useUploads(parent, folder?.id)
  return (
    <div>
      <FileDrop
        multiple
        label={folder ? `Add files to ${folder.name}` : 'Add files'}
        hint="Drop files here or click to choose. Images, PDF, Word, Excel, CSV and text, up to 25 MB."
        accept={accept}
        onFiles={add}
      />
      {sending.length > 0 && (
        <ul className={styles.uploads} aria-label="Uploads">
          {sending.map((one) => (
            <UploadLine key={one.key} one={one} {...on} />
          ))}
        </ul>
      )}
    </div>
  )
}

type LineProps = {
  one: Sending
  cancel: (key: string) => void
  again: (one: Sending) => void
  dismiss: (key: string) => void
}

const UploadLine = ({ one, cancel, again, dismiss }: LineProps) => {
  const { key, file, share, refusal } = one
  const percent = Math.round(share * 100)
  return (
    <li>
      <Text size="sm">
        {file.name}{' '}
        <Text span size="xs" c="dimmed">
          {sizeWords(file.size)}
        </Text>
      </Text>
      {refusal === undefined ? (
        <>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Cancel ${file.name}`}
            onClick={() => cancel(key)}
          >
            Cancel
          </Button>
          <Progress.Root className={styles.whole} size="sm">
            <Progress.Section value={percent} aria-label={`${file.name} sent`} />
          </Progress.Root>
        </>
      ) : (
        <>
          <Group gap={6}>
            <Button size="compact-xs" variant="default" onClick={() => again(one)}>
              Try again
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`Dismiss ${file.name}`}
              onClick={() => dismiss(key)}
            >
              Dismiss
            </Button>
          </Group>
          <Text size="sm" c="red" role="alert" className={`${styles.whole} ${styles.name}`}>
            <IconAlertCircle size={15} aria-hidden />
            {refusal}
          </Text>
        </>
      )}
    </li>
  )
}
