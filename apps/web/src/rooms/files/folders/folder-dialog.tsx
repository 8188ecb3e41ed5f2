import { createFolder, type Folder, updateFolder } from '@homeward/contract/files/attachments'
import { Modal, TextInput } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { needed } from '../../../ui/form/needed.ts'
import type { FilesOf } from '../queries.ts'

type Props = { opened: boolean; onClose: () => void } & (
  | { parent: FilesOf; folder?: undefined }
  | { parent?: undefined; folder: Folder }
)

/** Asks for the name of a folder, new or old. */
export const FolderDialog = ({ opened, onClose, parent, folder }: Props) => (
  <Modal opened={opened} onClose={onClose} title={folder ? `Rename ${folder.name}` : 'New folder'}>
    {folder ? (
      <Rename folder={folder} onClose={onClose} />
    ) : (
      <Add parent={parent} onClose={onClose} />
    )}
  </Modal>
)

const Add = ({ parent, onClose }: { parent: FilesOf; onClose: () => void }) => (
  <EndpointForm
    endpoint={createFolder}
    initial={{ name: '' }}
    fixed={{ parent_type: parent.type, parent_id: parent.id }}
    draftKey={`folder:new:${parent.id}`}
    submitLabel="Create folder"
    onCancel={onClose}
    onDone={({ name }) => {
      toastDone(`${name} created.`)
      onClose()
    }}
  >
    {(form) => <TextInput label="Name" required data-autofocus {...form.getInputProps('name')} />}
  </EndpointForm>
)

const Rename = ({ folder, onClose }: { folder: Folder; onClose: () => void }) => (
  <EndpointForm
    endpoint={updateFolder}
    record={folder}
    valuesOf={({ name }: Folder) => ({ name })}
    inputOf={(values) => needed(values, ['name'])}
    draftKey={`folder:${folder.id}`}
    submitLabel="Rename"
    onCancel={onClose}
    onDone={({ name }) => {
      toastDone(`Folder renamed to ${name}.`)
      onClose()
    }}
  >
    {(form) => <TextInput label="Name" required data-autofocus {...form.getInputProps('name')} />}
  </EndpointForm>
)
