import type { Client } from '@homeward/contract/clients/clients'
import { clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { Badge } from '@mantine/core'
import { IconBellRinging, IconHeartOff, IconTag } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { ageOn } from './age.ts'
import styles from './side.module.css'
import { TimeLeft } from './time-left.tsx'

/** What must be in sight with a client's name: status, resuscitation, alerts, tags. */
export const ClientBadges = ({ client }: { client: Client }) => (
  <>
    <StatusBadge status={client.status} label={clientStatusLabels[client.status]} />
    {client.do_not_resuscitate && <ResuscitateBadge />}
    {client.alerts_count > 0 && <AlertsBadge client={client} />}
    {client.tags.map((tag) => (
      <Badge
        key={tag}
        color="gray"
        variant="light"
        tt="none"
        fw={500}
        radius="sm"
        leftSection={<IconTag size={12} aria-hidden />}
      >
        {tag}
      </Badge>
    ))}
  </>
)

/** Age, language, payor, place and what is left to plan, in a line under the name. */
export const ClientLine = ({ client }: { client: Client }) => {
  const can = useCan()
  const today = useToday()
  const words = [
    client.birthdate && `${ageOn(client.birthdate, today)} years`,
    client.language,
    client.primary_payor?.name,
    client.current_address?.city,
    client.left_on && `until ${dayWords(client.left_on)}`,
  ].filter(Boolean)
  return (
    <p className={styles.under}>
      {words.join(' · ')}
      {can('authorizations.read') && <TimeLeft clientId={client.id} />}
    </p>
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

/** The newest alert by its title; the rest are counted. */
const AlertsBadge = ({ client: { id, alerts, alerts_count: count } }: { client: Client }) => {
  const { from } = useFlatQuery()
  const [first] = alerts
  const all = count === 1 ? '1 alert' : `${count} alerts`
  return (
    <Badge
      component={PageLink}
      href={to('client', { clientId: id }, { tab: 'alerts', ...(from && { from }) })}
      aria-label={first && `${all}: ${wordsOf(first.title, count)}`}
      color="amber"
      variant="light"
      tt="none"
      fw={600}
      radius="sm"
      style={{ cursor: 'pointer' }}
      leftSection={<IconBellRinging size={13} aria-hidden />}
    >
      {first ? wordsOf(first.title, count) : all}
    </Badge>
  )
}

const wordsOf = (title: string, count: number): string =>
  count > 1 ? `${title}, and ${count - 1} more` : title
