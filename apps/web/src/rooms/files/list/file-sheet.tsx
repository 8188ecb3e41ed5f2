import {
  type Attachment,
  type Folder,
  updateAttachment,
} from '@homeward/contract/files/attachments'
import { isPicture, isPreviewable } from '@homeward/domain/files/types'
import { Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconArchive, IconDownload, IconEye, IconRestore } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { needed } from '../../../ui/form/needed.ts'
import { InstantText } from '../../../ui/text/values.tsx'
import styles from '../files.module.css'
import { touchedByFiles } from '../queries.ts'
import { sizeWords } from '../../../ui/text/size-words.ts'

type FormProps = { attachment: Attachment; folders: readonly Folder[]; onClose: () => void }
type Props = FormProps & { onPreview: () => void }

/** One file: look at it, take it along, rename, move, note, archive. */
export const FileSheet = ({ attachment, folders, onClose, onPreview }: Props) => {
  const { id, lock_version, abilities, filename, url } = attachment
  const change = useWrite(updateAttachment, {
    touches: touchedByFiles,
    onDone: ({ status }) => {
      toastDone(status === 'archived' ? `${filename} archived.` : `${filename} restored.`)
      onClose()
    },
  })
  return (
    <Stack>
      <Glance attachment={attachment} />
      <Group gap="xs">
        {isPreviewable(attachment.content_type) && (
          <Button leftSection={<IconEye size={16} aria-hidden />} onClick={onPreview}>
            Preview
          </Button>
        )}
        <Button
          component="a"
          href={url}
          download={filename}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          Download
        </Button>
        {abilities.archive && (
          <Button
            variant="default"
            loading={change.isPending}
            leftSection={<IconArchive size={16} aria-hidden />}
            onClick={() => change.mutate({ id, lock_version, status: 'archived' })}
          >
            Archive
          </Button>
        )}
        {abilities.restore && (
          <Button
            variant="default"
            loading={change.isPending}
            leftSection={<IconRestore size={16} aria-hidden />}
            onClick={() => change.mutate({ id, lock_version, status: 'active' })}
          >
            Restore
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {sizeWords(attachment.byte_size)} · added <InstantText at={attachment.created_at} /> by{' '}
        {attachment.author}
      </Text>
      {abilities.edit ? (
        <FileForm attachment={attachment} folders={folders} onClose={onClose} />
      ) : (
        attachment.note && <Text>{attachment.note}</Text>
      )}
    </Stack>
  )
}

const Glance = ({
  attachment: { content_type: type, url, filename },
}: Pick<Props, 'attachment'>) => {
  if (isPicture(type))
    return (
      <div className={styles.preview}>
        <img src={url} alt={filename} />
      </div>
    )
  if (isPreviewable(type)) return null
  return (
    <div className={styles.preview}>
      <Text size="sm" ta="center" px="md">
        No preview is available for this file type. Download it to open it.
      </Text>
    </div>
  )
}

const fileValues = ({ filename, folder, note }: Attachment) => ({
  filename,
  folder_id: folder?.id ?? '',
  note,
})

const FileForm = ({ attachment, folders, onClose }: FormProps) => {
  const places = folders.filter(
    ({ status, id }) => status === 'active' || id === attachment.folder?.id,
  )
  return (
    <EndpointForm
      endpoint={updateAttachment}
      record={attachment}
      valuesOf={fileValues}
      // An emptied note is sent as a blank, which the contract trims: it has no null.
      inputOf={(values) => needed(values, ['filename', 'note'])}
      draftKey={`attachment:${attachment.id}`}
      touches={touchedByFiles}
      submitLabel="Save"
      onCancel={onClose}
      onDone={(saved) => {
        toastDone(`${saved.filename} saved.`)
        onClose()
      }}
    >
      {(form) => (
        <Stack gap="sm">
          <TextInput label="Name" required {...form.getInputProps('filename')} />
          <Select
            label="Folder"
            placeholder="No folder"
            clearable
            searchable
            data={places.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('folder_id')}
          />
          <Textarea label="Note" autosize minRows={2} {...form.getInputProps('note')} />
        </Stack>
      )}
    </EndpointForm>
  )
}
