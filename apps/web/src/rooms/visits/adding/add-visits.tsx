import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { useToday } from '../../../ui/text/today.ts'
import type { AddStart } from './add-values.ts'

const AddVisitsForm = lazyPart(() => import('./add-visits-form.tsx').then((m) => m.AddVisitsForm))

/** Opens the panel that adds visits; undefined for those who may not. The start stands in the address. */
export const useAddVisits = (): ((start: AddStart) => void) | undefined => {
  const can = useCan()
  const change = useSetFlatQuery()
  if (!can('visits.schedule')) return undefined
  return ({ day, clientId, agentId }) =>
    change({ add: day, add_client: clientId, add_agent: agentId, open: undefined })
}

/** The button that adds a visit, and the panel that it opens. */
export const AddVisits = ({ clientId }: { clientId?: string }) => {
  const today = useToday()
  const open = useAddVisits()
  const change = useSetFlatQuery()
  const { add, add_client: client = clientId, add_agent: agentId } = useFlatQuery()
  const close = () => change({ add: undefined, add_client: undefined, add_agent: undefined })
  if (!open) return null
  return (
    <>
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => open({ day: today, ...(clientId && { clientId }) })}
      >
        Add visit
      </Button>
      <SidePanel opened={add !== undefined} onClose={close} title="Add visit">
        <Suspense fallback={<Skeleton height={320} role="status" aria-label="Loading" />}>
          {add !== undefined && (
            <AddVisitsForm
              start={{ day: add, ...(client && { clientId: client }), ...(agentId && { agentId }) }}
              onClose={close}
            />
          )}
        </Suspense>
      </SidePanel>
    </>
  )
}
