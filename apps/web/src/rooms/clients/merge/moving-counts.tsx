import type { Client } from '@homeward/contract/clients/clients'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { countWords } from '../../../ui/text/count-words.ts'
import { visitsCount } from '../queries.ts'

const counted = (...of: Parameters<typeof countWords>) => (of[0] === 0 ? [] : [countWords(...of)])

/** What comes along from the other record. */
export const MovingCounts = ({ other }: { other: Client }) => {
  const visits = useQuery(visitsCount(other.id)).data?.meta.total ?? 0
  const people = [
    ...other.emergency_contacts,
    ...other.case_managers,
    ...other.physicians,
    ...other.pharmacies,
  ]
  const moving = [
    ...counted(visits, 'visit'),
    ...counted(other.authorizations.length, 'authorization'),
    ...counted(other.careplans.length, 'care plan'),
    ...counted(other.addresses.length, 'address', 'addresses'),
    ...counted(people.length, 'contact'),
    ...counted(other.comments_count, 'comment'),
    ...counted(other.alerts_count, 'alert'),
    ...counted(other.attachments_count, 'document'),
  ]
  return (
    <Text size="sm" role="status">
      {moving.length === 0
        ? 'The other record has no attached items.'
        : `Moves to this record: ${moving.join(', ')}.`}
    </Text>
  )
}
