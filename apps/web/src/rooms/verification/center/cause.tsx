import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { connectionsQuery } from '../queries.ts'

/** The cause that the list is narrowed to, and the way back to all. */
export const Cause = () => {
  const { cause } = useFlatQuery()
  const change = useSetFlatQuery()
  const { data } = useQuery(connectionsQuery)
  if (cause === undefined) return null
  const known = data?.data.flatMap(({ causes }) => causes).find((one) => one.cause === cause)
  return (
    <Group gap="sm" mb="sm">
      <Text size="sm">
        Only: <strong>{known?.words ?? 'one cause'}</strong>
      </Text>
      <Button size="compact-sm" variant="default" onClick={() => change({ cause: undefined })}>
        Show all causes
      </Button>
    </Group>
  )
}
