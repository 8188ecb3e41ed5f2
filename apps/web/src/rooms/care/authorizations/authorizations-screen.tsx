import { listAuthorizations } from '@homeward/contract/care/authorizations'
import { authorizationStatuses, authorizationStatusLabels } from '@homeward/domain/care/vocabulary'
import { insuranceStateLabels, insuranceStates } from '@homeward/domain/clients/insurance'
import { to } from '../../../plumbing/paths/to.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { authorizationColumns } from './authorization-columns.tsx'

const filters: readonly Filter<typeof listAuthorizations>[] = [
  {
    kind: 'choice',
    name: 'to_renew',
    label: 'Renewal',
    options: [
      { value: 'true', label: 'Due within 30 days' },
      { value: 'false', label: 'Not due' },
    ],
  },
  {
    kind: 'choice',
    name: 'runs_out_soon',
    label: 'Runs out',
    options: [
      { value: 'true', label: 'Within 30 days' },
      { value: 'false', label: 'Later or not at all' },
    ],
  },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: authorizationStatuses.map((value) => ({
      value,
      label: authorizationStatusLabels[value],
    })),
  },
  {
    kind: 'choice',
    name: 'insurance_state',
    label: 'Insurance status',
    options: optionsOf(insuranceStates, insuranceStateLabels),
  },
  officeFilter,
]

/** The authorizations of all clients; a row opens its client. */
export const AuthorizationsScreen = () => (
  <ListScreen
    title="Authorizations"
    of="authorizations"
    endpoint={listAuthorizations}
    filters={filters}
    initialSort="end_date"
    columns={authorizationColumns}
    link={(row) => to('client', { clientId: row.client_id })}
    empty={{
      title: 'No authorizations found',
      hint: 'Choose other filters, or add an authorization on the page of a client.',
    }}
  />
)
