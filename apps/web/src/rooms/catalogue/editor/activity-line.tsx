import { deleteActivity, updateActivity } from '@homeward/contract/catalogue/activities'
import type { Service } from '@homeward/contract/catalogue/services'
import { Menu } from '@mantine/core'
import { IconArchive, IconArrowRight, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { MoveItems } from '../order/move-items.tsx'
import styles from './editor.module.css'
import { RenameForm } from './rename-form.tsx'
import { RowMenu } from './row-menu.tsx'

type Category = Service['categories'][number]
type Activity = Category['activities'][number]

type Props = {
  activity: Activity
  handle: ReactNode
  at: number
  count: number
  /** Others of the service, to which it can be moved. */
  others: readonly Category[]
  writable: boolean
  onMove: (to: number) => void
}

/** One activity with its handle and its menu; its name is changed in its place. */
export const ActivityLine = ({ activity, handle, at, count, others, writable, onMove }: Props) => {
  const { id, name } = activity
  const [renaming, setRenaming] = useState(false)
  const rename = useWrite(updateActivity, { quiet: true, onDone: () => setRenaming(false) })
  const change = useWrite(updateActivity)
  const remove = useWrite(deleteActivity, { onDone: () => toastDone(`${name} deleted.`) })
  if (renaming)
    return (
      <RenameForm of={activity} onSave={rename.mutateAsync} onCancel={() => setRenaming(false)} />
    )
  const moveTo = (category: Category) =>
    change.mutate(
      { id, category_id: category.id },
      { onSuccess: () => toastDone(`${name} moved to ${category.name}.`) },
    )
  const archive = () =>
    change.mutate({ id, status: 'archived' }, { onSuccess: () => toastDone(`${name} archived.`) })
  return (
    <div className={styles.line}>
      {handle}
      <span>{name}</span>
      {writable && (
        <RowMenu of={name}>
          <Menu.Item
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setRenaming(true)}
          >
            Rename
          </Menu.Item>
          <MoveItems at={at} count={count} onMove={onMove} />
          {others.map((category) => (
            <Menu.Item
              key={category.id}
              leftSection={<IconArrowRight size={16} aria-hidden />}
              onClick={() => moveTo(category)}
            >
              Move to {category.name}
            </Menu.Item>
          ))}
          <Menu.Item
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() =>
              change.mutate(
                { id, duplicate: true },
                { onSuccess: (copy) => toastDone(`${copy.name} created.`) },
              )
            }
          >
            Duplicate
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconArchive size={16} aria-hidden />} onClick={archive}>
            Archive
          </Menu.Item>
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => remove.mutate({ id })}
          >
            Delete
          </Menu.Item>
        </RowMenu>
      )}
    </div>
  )
}
