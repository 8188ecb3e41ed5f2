import { type Folder, updateFolder } from '@homeward/contract/files/attachments'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArchive, IconDotsVertical, IconPencil, IconRestore } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { touchedByFiles } from '../queries.ts'
import { FolderDialog } from './folder-dialog.tsx'

/** What can be done with a folder. */
export const FolderMenu = ({ folder }: { folder: Folder }) => {
  const [renaming, setRenaming] = useState(false)
  const change = useWrite(updateFolder, {
    touches: touchedByFiles,
    onDone: ({ name, status }) =>
      toastDone(status === 'archived' ? `${name} archived.` : `${name} restored.`),
  })
  const { id, lock_version, abilities } = folder
  if (!abilities.edit && !abilities.archive && !abilities.restore) return null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Actions for folder ${folder.name}`}
          >
            <IconDotsVertical size={15} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {abilities.edit && (
            <Menu.Item
              leftSection={<IconPencil size={15} aria-hidden />}
              onClick={() => setRenaming(true)}
            >
              Rename
            </Menu.Item>
          )}
          {abilities.archive && (
            <Menu.Item
              leftSection={<IconArchive size={15} aria-hidden />}
              onClick={() => change.mutate({ id, lock_version, status: 'archived' })}
            >
              Archive
            </Menu.Item>
          )}
          {abilities.restore && (
            <Menu.Item
              leftSection={<IconRestore size={15} aria-hidden />}
              onClick={() => change.mutate({ id, lock_version, status: 'active' })}
            >
              Restore
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <FolderDialog folder={folder} opened={renaming} onClose={() => setRenaming(false)} />
    </>
  )
}
