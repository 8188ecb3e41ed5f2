import { updateActivity } from '@homeward/contract/catalogue/activities'
import type { Service } from '@homeward/contract/catalogue/services'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ArchivedList } from './archived-list.tsx'

type Activity = Service['categories'][number]['activities'][number]

type Props = { activities: readonly Activity[]; of: string; writable: boolean }

/** Activities that are no longer offered; each can come back. */
export const ArchivedActivities = ({ activities, of, writable }: Props) => {
  const restore = useWrite(updateActivity, {
    onDone: ({ name }) => toastDone(`${name} restored.`),
  })
  return (
    <ArchivedList
      label={`Archived activities in ${of}`}
      items={activities}
      restoring={restore.isPending ? restore.variables.id : undefined}
      onRestore={writable ? (id) => restore.mutate({ id, status: 'active' }) : undefined}
    />
  )
}
