import { useCan } from '../plumbing/session/session.ts'
import { AgentList } from '../rooms/caregivers/list/agent-list.tsx'
import { BulkAlert } from '../rooms/collaboration/alerts/bulk-alert.tsx'

/** R100: the people of the agency; on the chosen ones an alert can be set. */
export const AgentsScreen = () => {
  const can = useCan()
  return (
    <AgentList
      bulk={
        can('alerts.write')
          ? (rows, clear) => <BulkAlert type="Agent" of="colleague" records={rows} onDone={clear} />
          : undefined
      }
    />
  )
}
