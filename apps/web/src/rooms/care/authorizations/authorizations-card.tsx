import type { Authorization } from '@homeward/contract/care/authorizations'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import type { Option } from '../../../ui/fields/lookup.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { AuthorizationRow } from './authorization-row.tsx'
import styles from '../care.module.css'
import { NewCareplan } from './new-careplan-form.tsx'
import { authorizationsQuery } from '../queries.ts'

// The forms bring the rules of recurrence with them, which the page itself does not need.
const AddAuthorization = lazyPart(() =>
  import('./authorization-form.tsx').then((m) => m.AddAuthorization),
)
const EditAuthorization = lazyPart(() =>
  import('./authorization-form.tsx').then((m) => m.EditAuthorization),
)

type Props = { clientId: string; payor: Option | null; mayAdd: boolean }

type Panel =
  | { kind: 'add' }
  | { kind: 'edit'; authorization: Authorization }
  | { kind: 'careplan'; authorization: Authorization }

const titles = {
  add: 'Add authorization',
  edit: 'Edit authorization',
  careplan: 'New care plan',
}

/** The authorizations of a client with what is left of each; archived ones come last. */
export const AuthorizationsCard = ({ clientId, payor, mayAdd }: Props) => {
  const query = useQuery(authorizationsQuery(clientId))
  const [panel, setPanel] = useState<Panel>()
  const close = () => setPanel(undefined)
  const rows = query.data?.data.toSorted(
    (a, b) => Number(a.status === 'archived') - Number(b.status === 'archived'),
  )
  return (
    <Card
      title="Authorizations"
      actions={
        mayAdd && (
          <Button
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setPanel({ kind: 'add' })}
          >
            Add authorization
          </Button>
        )
      }
    >
      {query.isPending && <Skeleton height={64} role="status" aria-label="Loading" />}
      {query.isError && !rows && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {rows?.length === 0 && (
        <Text c="dimmed" size="sm">
          No authorizations yet. A client needs one for a care plan and for billing.
        </Text>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((authorization) => (
            <AuthorizationRow
              key={authorization.id}
              authorization={authorization}
              all={rows}
              onEdit={() => setPanel({ kind: 'edit', authorization })}
              onCareplan={() => setPanel({ kind: 'careplan', authorization })}
            />
          ))}
        </ul>
      )}
      <SidePanel opened={panel !== undefined} onClose={close} title={panel && titles[panel.kind]}>
        <Suspense fallback={<Skeleton height={320} role="status" aria-label="Loading" />}>
          {panel?.kind === 'add' && (
            <AddAuthorization clientId={clientId} payor={payor} onClose={close} />
          )}
          {panel?.kind === 'edit' && (
            <EditAuthorization authorization={panel.authorization} onClose={close} />
          )}
          {panel?.kind === 'careplan' && (
            <NewCareplan authorization={panel.authorization} onClose={close} />
          )}
        </Suspense>
      </SidePanel>
    </Card>
  )
}
