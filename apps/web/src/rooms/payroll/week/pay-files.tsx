import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/record/facts.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { InstantText } from '../../../ui/text/values.tsx'
import { exportsQuery } from '../queries.ts'

/** The files that were made of the week, with their totals. */
export const PayFiles = ({ week }: { week: string }) => {
  const { data } = useQuery(exportsQuery(week))
  if (!data || data.data.length === 0) return null
  return (
    <Card title="Files for your payroll service">
      <ul>
        {data.data.map(
          ({ id, file, preset, timesheets, gross_pay, created_at, created_by_name }) => (
            <li key={id}>
              <Anchor href={file.url} download={file.name} underline="always">
                {file.name}
              </Anchor>
              {`: ${preset}, ${timesheets} timesheets, ${dollars(gross_pay)}, by ${created_by_name}, `}
              <InstantText at={created_at} />
            </li>
          ),
        )}
      </ul>
    </Card>
  )
}
