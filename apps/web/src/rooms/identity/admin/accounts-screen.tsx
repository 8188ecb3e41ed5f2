import { type Account, listAccounts } from '@homeward/contract/identity/access'
import { roleLabels, roles } from '@homeward/domain/identity/roles'
import { Box, Text } from '@mantine/core'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { keyOf } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText, None } from '../../../ui/text/values.tsx'
import { AccountActions } from './account-actions.tsx'
import { accountWords, wordOptions } from './words.ts'

// An invite was sent or accepted.
liveTopic('account', () => [keyOf(listAccounts.room, listAccounts)])

const columns: readonly Column<Account>[] = [
  { key: 'name', header: 'Name', cell: (account) => <Person account={account} /> },
  { key: 'role', header: 'Role', unnamed: true, cell: ({ role }) => roleLabels[role] },
  { key: 'state', header: 'Account', cell: (account) => <AccountState account={account} /> },
  {
    key: 'factor',
    header: 'Two-step verification',
    cell: ({ second_factor: on, state }) =>
      state === 'active' ? (
        <StatusBadge status={on ? 'active' : 'inactive'} label={on ? 'On' : 'Off'} />
      ) : (
        <None />
      ),
  },
  {
    key: 'seen',
    header: 'Last sign-in',
    cell: ({ last_sign_in_at: at }) => <InstantText at={at} />,
  },
]

const actions: Column<Account> = {
  key: 'actions',
  header: 'Actions',
  align: 'right',
  cell: (account) => <AccountActions account={account} />,
}

/** The name, and what the person signs in with or is written to. */
const Person = ({ account: { name, username, email } }: { account: Account }) => (
  <Box py={5}>
    <Text fw={600} size="sm" lh="1.125rem" span display="block">
      {name}
    </Text>
    <Text size="xs" c="dimmed" lh="1rem" span display="block">
      {[username, email].filter(Boolean).join(' · ')}
    </Text>
  </Box>
)

const AccountState = ({ account: { state, status, invite } }: { account: Account }) => {
  if (status !== 'active') return <StatusBadge status={status} />
  const { label, tone } = accountWords[state]
  return (
    <>
      <StatusBadge status={tone} label={label} />
      {invite && (
        <Text size="xs" c="dimmed" span display="block">
          until <InstantText at={invite.expires_at} />
        </Text>
      )}
    </>
  )
}

/** Who can sign in to the agency, who was invited, and who has no account yet. */
export const AccountsScreen = () => {
  const can = useCan()
  return (
    <ListScreen
      title="Accounts"
      of="accounts"
      crumbs={[{ label: 'Admin', href: to('admin') }]}
      endpoint={listAccounts}
      search="search"
      filters={[
        {
          kind: 'choice',
          name: 'role',
          label: 'Role',
          options: optionsOf(roles, roleLabels),
        },
        { kind: 'choice', name: 'state', label: 'Account', options: wordOptions(accountWords) },
      ]}
      columns={can('accounts.write') ? [...columns, actions] : columns}
      empty={{
        title: 'No accounts yet',
        hint: 'Caregivers and employees appear here. You can invite each of them to sign in.',
      }}
    />
  )
}
