import { type AgencyToEnter, listAgencies } from '@homeward/contract/identity/access'
import { Alert, Button, Text } from '@mantine/core'
import { IconBuildings } from '@tabler/icons-react'
import { useState } from 'react'
import type { z } from 'zod'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { switchContext } from '../../../plumbing/session/lifecycle.ts'
import { safeTarget } from '../../../plumbing/session/redirect.ts'
import { useUser } from '../../../plumbing/session/session.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'

type Agency = z.infer<typeof AgencyToEnter>

/** Every agency, for a super admin who enters one of them. */
export const AgenciesScreen = () => {
  const user = useUser()
  const target = safeTarget(useFlatQuery().redirect)
  const wanted = user.agency === null ? target : undefined
  return (
    <ListScreen
      title="Agencies"
      of="agencies"
      crumbs={[{ label: 'Admin', href: to('admin') }]}
      endpoint={listAgencies}
      search="search"
      above={
        wanted && (
          <Alert
            color="violet"
            mb="md"
            icon={<IconBuildings aria-hidden />}
            title="Choose an agency"
            role="status"
          >
            The page you want to open belongs to an agency. Enter the agency to continue.
          </Alert>
        )
      }
      columns={[
        { key: 'name', header: 'Agency', cell: ({ name }) => <Text fw={600}>{name}</Text> },
        { key: 'zone', header: 'Time zone', wide: true, cell: ({ time_zone: zone }) => zone },
        {
          key: 'enter',
          header: '',
          align: 'right',
          cell: (agency) =>
            agency.id === user.agency_id ? (
              <StatusBadge status="active" label="Current" />
            ) : (
              <EnterButton agency={agency} target={wanted} />
            ),
        },
      ]}
      empty={{
        title: 'No agencies yet',
        hint: 'Approve a signup request to create the first agency.',
      }}
    />
  )
}

const EnterButton = ({ agency, target }: { agency: Agency; target: string | undefined }) => {
  const go = useGo()
  const [going, setGoing] = useState(false)
  const enter = async () => {
    setGoing(true)
    try {
      await switchContext({ agency_id: agency.id })
      go(target ?? to('dashboard'))
    } catch (error) {
      setGoing(false)
      showFailure(error)
    }
  }
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={going}
      aria-label={`Enter ${agency.name}`}
      onClick={() => void enter()}
    >
      Enter
    </Button>
  )
}
