import { updateCategory } from '@homeward/contract/catalogue/activities'
import type { Service } from '@homeward/contract/catalogue/services'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ArchivedList } from './archived-list.tsx'

type Props = { categories: Service['categories']; writable: boolean }

/** Categories that are no longer offered, with all that is in them; each can come back. */
export const ArchivedCategories = ({ categories, writable }: Props) => {
  const restore = useWrite(updateCategory, {
    onDone: ({ name }) => toastDone(`${name} restored.`),
  })
  return (
    <ArchivedList
      label="Archived categories"
      items={categories}
      restoring={restore.isPending ? restore.variables.id : undefined}
      onRestore={writable ? (id) => restore.mutate({ id, status: 'active' }) : undefined}
    />
  )
}
