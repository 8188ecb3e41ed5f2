import { createCategory } from '@homeward/contract/catalogue/activities'
import type { Service } from '@homeward/contract/catalogue/services'
import { Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../plumbing/query.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { SortableList } from '../order/sortable-list.tsx'
import { ArchivedCategories } from './archived-categories.tsx'
import { CategoryBox } from './category-box.tsx'
import { NameForm } from './name-form.tsx'
import { useOrder } from './use-order.ts'

/** Categories and activities of a service, in the order in which a visit goes through them. */
export const CategoryEditor = ({ service }: { service: Service }) => {
  const [showArchived, setShowArchived] = useState(false)
  const add = useWrite(createCategory, { quiet: true })
  const { moveCategory, moveActivity } = useOrder(service)
  const writable = service.abilities.edit === true
  const shown = service.categories.filter(({ status }) => status === 'active')
  const away = service.categories.filter(({ status }) => status === 'archived')
  const activitiesAway = shown.flatMap(({ activities }) =>
    activities.filter(({ status }) => status === 'archived'),
  )
  const archived = away.length + activitiesAway.length
  return (
    <Card
      title="Categories and activities"
      actions={
        archived > 0 && (
          <Switch
            size="xs"
            label={`Show ${archived} archived`}
            checked={showArchived}
            onChange={(event) => setShowArchived(event.currentTarget.checked)}
          />
        )
      }
    >
      <Stack gap="sm">
        {shown.length === 0 && (
          <Text c="dimmed">
            No categories yet. Caregivers record activities, which are grouped in categories such as
            Bathing or Meals.
          </Text>
        )}
        <SortableList items={shown} label="Categories" enabled={writable} onMove={moveCategory}>
          {(category, handle, at) => (
            <CategoryBox
              category={category}
              handle={handle}
              at={at}
              siblings={shown}
              writable={writable}
              showArchived={showArchived}
              onMove={(to) => moveCategory(category, to)}
              onMoveActivity={(activity, to) => moveActivity(category, activity, to)}
            />
          )}
        </SortableList>
        {showArchived && <ArchivedCategories categories={away} writable={writable} />}
        {writable && (
          <NameForm
            label="New category"
            submitLabel="Add category"
            onSave={(name) => add.mutateAsync({ service_id: service.id, name })}
          />
        )}
      </Stack>
    </Card>
  )
}
