import type { Client } from '@homeward/contract/clients'
import { clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { Badge, Text } from '@mantine/core'
import { IconHeartOff } from '@tabler/icons-react'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { ageOn } from './age.ts'

/** What must be in sight with a client's name: status, resuscitation, payor, language, age. */
export const ClientBadges = ({ client }: { client: Client }) => {
  const today = useToday()
  const words = [
    client.primary_payor?.name,
    client.language,
    client.birthdate && `${ageOn(client.birthdate, today)} years`,
  ].filter(Boolean)
  return (
    <>
      <StatusBadge status={client.status} label={clientStatusLabels[client.status]} />
      {client.do_not_resuscitate && <ResuscitateBadge />}
      <Text size="sm" c="dimmed">
        {words.join(' · ')}
      </Text>
    </>
  )
}

const ResuscitateBadge = () => (
  <Badge
    color="red"
    variant="filled"
    tt="none"
    fw={650}
    radius="sm"
    leftSection={<IconHeartOff size={13} aria-hidden />}
  >
    Do not resuscitate
  </Badge>
)
