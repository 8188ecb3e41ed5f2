import {
  deleteSavedView,
  type SavedView,
  updateSavedView,
} from '@homeward/contract/collaboration/saved-views'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowRight,
  IconDeviceFloppy,
  IconDotsVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import type { FlatQuery } from '../../../plumbing/query-string.ts'
import { moved } from '../columns/chosen-columns.ts'
import { ViewRename } from './view-dialogs.ts'

type Props = {
  view: SavedView
  views: readonly SavedView[]
  /** The list as it is now, where it differs from the view. */
  query: FlatQuery | undefined
  onDeleted: () => void
}

/** What can be done with an own view. */
export const ViewMenu = ({ view, views, query, onDeleted }: Props) => {
  const [renaming, setRenaming] = useState(false)
  const update = useWrite(updateSavedView)
  const remove = useWrite(deleteSavedView, {
    onDone: () => {
      toastDone(`View ${view.name} deleted.`)
      onDeleted()
    },
  })
  const own = views.filter((one) => one.own)
  const order = own.map(({ id }) => id)
  const at = order.indexOf(view.id)
  const move = (by: 1 | -1) => {
    for (const [position, id] of moved(order, view.id, by).entries()) {
      const other = own.find((one) => one.id === id)
      if (other && other.position !== position) update.mutate({ id, position })
    }
  }
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Actions for view ${view.name}`}>
            <IconDotsVertical size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {query && (
            <Menu.Item
              leftSection={<IconDeviceFloppy size={15} aria-hidden />}
              onClick={() =>
                update.mutate(
                  { id: view.id, query, lock_version: view.lock_version },
                  { onSuccess: () => toastDone(`View ${view.name} saved.`) },
                )
              }
            >
              Save changes
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconPencil size={15} aria-hidden />}
            onClick={() => setRenaming(true)}
          >
            Rename or share
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowLeft size={15} aria-hidden />}
            disabled={at === 0}
            onClick={() => move(-1)}
          >
            Move left
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowRight size={15} aria-hidden />}
            disabled={at === order.length - 1}
            onClick={() => move(1)}
          >
            Move right
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={() => remove.mutate({ id: view.id })}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ViewRename opened={renaming} onClose={() => setRenaming(false)} view={view} />
    </>
  )
}
