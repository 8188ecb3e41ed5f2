import {
  createActivity,
  deleteCategory,
  updateCategory,
} from '@homeward/contract/catalogue/activities'
import type { Service } from '@homeward/contract/catalogue/services'
import { Menu, Text, Title } from '@mantine/core'
import { IconArchive, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { MoveItems } from '../order/move-items.tsx'
import { SortableList } from '../order/sortable-list.tsx'
import { ActivityLine } from './activity-line.tsx'
import { ArchivedActivities } from './archived-activities.tsx'
import styles from './editor.module.css'
import { NameForm } from './name-form.tsx'
import { RenameForm } from './rename-form.tsx'
import { RowMenu } from './row-menu.tsx'

type Category = Service['categories'][number]
type Activity = Category['activities'][number]

type Props = {
  category: Category
  handle: ReactNode
  at: number
  siblings: readonly Category[]
  writable: boolean
  showArchived: boolean
  onMove: (to: number) => void
  onMoveActivity: (activity: Activity, to: number) => void
}

/** One category with its activities in order. */
export const CategoryBox = (props: Props) => {
  const { category, siblings, writable } = props
  const { id, name, activities } = category
  const add = useWrite(createActivity, { quiet: true })
  const open = activities.filter(({ status }) => status === 'active')
  return (
    <section className={styles.category} aria-label={name}>
      <CategoryTitle {...props} count={open.length} />
      <div className={styles.activities}>
        <SortableList
          items={open}
          label={`Activities in ${name}`}
          enabled={writable}
          onMove={props.onMoveActivity}
        >
          {(activity, handle, place) => (
            <ActivityLine
              activity={activity}
              handle={handle}
              at={place}
              count={open.length}
              others={siblings.filter((other) => other.id !== id)}
              writable={writable}
              onMove={(to) => props.onMoveActivity(activity, to)}
            />
          )}
        </SortableList>
        {props.showArchived && (
          <ArchivedActivities
            activities={activities.filter(({ status }) => status === 'archived')}
            of={name}
            writable={writable}
          />
        )}
        {writable && (
          <NameForm
            label={`New activity in ${name}`}
            submitLabel="Add activity"
            onSave={(activity) => add.mutateAsync({ category_id: id, name: activity })}
          />
        )}
      </div>
    </section>
  )
}

const CategoryTitle = (props: Props & { count: number }) => {
  const { category, handle, at, siblings, writable, onMove, count } = props
  const { id, name } = category
  const [renaming, setRenaming] = useState(false)
  const rename = useWrite(updateCategory, { quiet: true, onDone: () => setRenaming(false) })
  const change = useWrite(updateCategory)
  const remove = useWrite(deleteCategory, { onDone: () => toastDone(`${name} deleted.`) })
  if (renaming)
    return (
      <RenameForm of={category} onSave={rename.mutateAsync} onCancel={() => setRenaming(false)} />
    )
  const archive = () =>
    change.mutate(
      { id, status: 'archived' },
      { onSuccess: () => toastDone(`${name} and its activities archived.`) },
    )
  return (
    <div className={`${styles.line} ${styles.title}`}>
      {handle}
      <Title order={3}>{name}</Title>
      <Text size="xs" c="dimmed" className="tabular">
        {count === 1 ? '1 activity' : `${count} activities`}
      </Text>
      {writable && (
        <RowMenu of={name}>
          <Menu.Item
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setRenaming(true)}
          >
            Rename
          </Menu.Item>
          <MoveItems at={at} count={siblings.length} onMove={onMove} />
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
            Delete category and activities
          </Menu.Item>
        </RowMenu>
      )}
    </div>
  )
}
