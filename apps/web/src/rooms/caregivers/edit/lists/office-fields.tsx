import { Checkbox, Skeleton, Stack, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { officesQuery } from '../../queries.ts'
import type { OfficeValues } from '../values/agent-values.ts'
import { withoutRow, withRowBack } from '../../../../ui/form/rows.ts'

type Props = {
  rows: readonly OfficeValues[]
  onChange: (rows: OfficeValues[]) => void
  /** What the server said of one of them. */
  error?: string | undefined
  /** Whether the person's work can be limited to these offices. */
  limitable?: boolean
}

type Choice = { id: string; name: string }

/** One office without a limit opens the agency. */
const isLimited = (rows: readonly OfficeValues[]): boolean => {
  const held = rows.filter(({ _destroy }) => !_destroy)
  return held.length > 0 && held.every(({ limited }) => limited)
}

/** The rows once exactly these offices are chosen. */
const chosenRows = (
  rows: readonly OfficeValues[],
  choices: readonly Choice[],
  ids: readonly string[],
): OfficeValues[] => {
  const kept = rows.flatMap((row) => {
    if (ids.includes(row.office_id)) return withRowBack([row], row)
    return withoutRow([row], row)
  })
  const limited = isLimited(rows)
  const joined = choices.filter(
    ({ id }) => ids.includes(id) && !rows.some((row) => row.office_id === id),
  )
  return [
    ...kept,
    ...joined.map(({ id, name }) => ({
      key: id,
      office_id: id,
      name,
      ...(limited && { limited }),
    })),
  ]
}

/** The offices that a person works for. One that is closed can only be left. */
export const OfficeFields = ({ rows, onChange, error, limitable = false }: Props) => {
  const query = useQuery(officesQuery)
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton height={72} role="status" aria-label="Loading" />
  const open = query.data.data
  const closed = rows.filter(({ office_id: id }) => !open.some((office) => office.id === id))
  const choices: Choice[] = [
    ...open,
    ...closed.map(({ office_id: id, name }) => ({ id, name: `${name} (closed)` })),
  ]
  const holds = (id: string) => rows.some((row) => row.office_id === id && !row._destroy)
  return (
    <>
      <Checkbox.Group
        label="Works for"
        description="This person can be assigned to visits of these offices."
        error={error}
        value={choices.filter(({ id }) => holds(id)).map(({ id }) => id)}
        onChange={(ids) => onChange(chosenRows(rows, choices, ids))}
      >
        <Stack gap="xs" mt="xs">
          {choices.map((office) => (
            <Checkbox key={office.id} value={office.id} label={office.name} />
          ))}
          {choices.length === 0 && (
            <Text size="sm" c="dimmed">
              The agency has no active office yet.
            </Text>
          )}
        </Stack>
      </Checkbox.Group>
      {limitable && (
        <Switch
          mt="md"
          label="Only sees these offices"
          description="Clients, visits and employees of other offices stay hidden, and so do agency settings and billing."
          checked={isLimited(rows)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(rows.map((row) => ({ ...row, limited: checked })))
          }
        />
      )}
    </>
  )
}

/** What was said of any of the offices. */
export const officeError = (errors: Record<string, unknown>): string | undefined => {
  const found = Object.entries(errors).find(([path]) =>
    /^(assignments_attributes|office_ids)/.test(path),
  )
  return typeof found?.[1] === 'string' ? found[1] : undefined
}
