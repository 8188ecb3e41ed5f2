import { useQuery } from '@tanstack/react-query'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { timesheetQuery } from '../queries.ts'
import { TimesheetPanel } from './timesheet-panel.tsx'

/** The timesheet that the address names, beside a list. */
export const TimesheetBeside = () => {
  const { timesheet: id } = useFlatQuery()
  const change = useSetFlatQuery()
  return (
    <SidePanel
      opened={id !== undefined}
      onClose={() => change({ timesheet: undefined })}
      title={id && <Named id={id} />}
    >
      {id && <TimesheetPanel key={id} id={id} />}
    </SidePanel>
  )
}

const Named = ({ id }: { id: string }) => {
  const { data } = useQuery(timesheetQuery(id))
  return <>{data ? `${data.agent.first_name} ${data.agent.last_name}` : 'Timesheet'}</>
}
