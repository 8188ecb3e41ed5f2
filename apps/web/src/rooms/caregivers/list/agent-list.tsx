import { type AgentRow, exportAgents, listAgents } from '@homeward/contract/caregivers/agents'
import { Button, SegmentedControl } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { FreeTimeBoard } from '../free/free-time-board.tsx'
import { besideAgents } from './beside-agents.tsx'
import { agentColumns } from './agent-columns.tsx'
import { agentFilters } from './agent-filters.ts'

type Props = {
  /** What other rooms can do with the chosen people. */
  bulk?: ((rows: AgentRow[], clear: () => void) => ReactNode) | undefined
}

/** Everybody who works for the agency, and who of them is free. */
export const AgentList = ({ bulk }: Props) => {
  const can = useCan()
  const { view } = useFlatQuery()
  const add = can('caregivers.write') && (
    <Button
      component={PageLink}
      href={to('agents.add')}
      leftSection={<IconUserPlus size={16} aria-hidden />}
    >
      Add employee
    </Button>
  )
  const actions = (
    <>
      <ViewSwitch free={view === 'free'} />
      {add}
    </>
  )
  if (view === 'free')
    return (
      <Page title="Availability" actions={actions}>
        <FreeTimeBoard />
      </Page>
    )
  return (
    <ListScreen
      title="Caregivers"
      of="people"
      name="agents"
      endpoint={listAgents}
      search="search"
      filters={agentFilters}
      initialSort="last_name"
      columns={agentColumns}
      beside={besideAgents}
      {...(can('lists.export') && { exportTo: exportAgents })}
      bulk={bulk}
      actions={actions}
      empty={{
        title: 'No employees yet',
        hint: 'Add the first employee. The role sets what they can do.',
        action: add,
      }}
    />
  )
}

const ViewSwitch = ({ free }: { free: boolean }) => {
  const go = useGo()
  return (
    <SegmentedControl
      size="sm"
      aria-label="View"
      value={free ? 'free' : 'people'}
      onChange={(next) => go(to('agents', {}, next === 'free' ? { view: 'free' } : {}))}
      data={[
        { value: 'people', label: 'People' },
        { value: 'free', label: 'Availability' },
      ]}
    />
  )
}
