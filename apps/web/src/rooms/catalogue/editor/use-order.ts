import type { Service } from '@homeward/contract/catalogue/services'
import { updateActivity, updateCategory } from '@homeward/contract/catalogue/activities'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useWrite } from '../../../plumbing/query.ts'
import { moved } from '../order/moved.ts'
import { serviceQuery } from '../queries.ts'

type Category = Service['categories'][number]
type Activity = Category['activities'][number]

/** Moves of categories and activities: shown at once, taken back where the server refuses. */
export const useOrder = (service: Service) => {
  const client = useQueryClient()
  const category = useWrite(updateCategory)
  const activity = useWrite(updateActivity)
  const show = (categories: Category[]) =>
    client.setQueryData(serviceQuery(service.id).queryKey, { ...service, categories })
  const onError = () => void client.invalidateQueries({ queryKey: keyOf(updateCategory.room) })

  return {
    moveCategory: ({ id }: Category, to: number) => {
      const from = service.categories.findIndex((one) => one.id === id)
      show(moved(service.categories, from, to))
      category.mutate({ id, order: to + 1 }, { onError })
    },
    /** Archived ones stand behind the others, so that places count the others alone. */
    moveActivity: (of: Category, { id }: Activity, to: number) => {
      const from = of.activities.findIndex((one) => one.id === id)
      const activities = moved(of.activities, from, to)
      show(service.categories.map((one) => (one.id === of.id ? { ...one, activities } : one)))
      activity.mutate({ id, order: to + 1 }, { onError })
    },
  }
}
