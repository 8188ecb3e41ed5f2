import type { Client } from '@homeward/contract/clients/clients'
import type { ClientPart } from '@homeward/domain/clients/activation'
import { type ClientStatus, clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { Anchor, Text } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { Timeline, type TimelineStep } from '../../../ui/text/timeline.tsx'
import styles from './ladder.module.css'

/** The way from first contact to care. */
const rungs: readonly ClientStatus[] = [
  'prospect',
  'pending-assessment',
  'pending-careplan',
  'active',
]

const stepsOf = ({ status, missing }: Client): TimelineStep[] => {
  const at = rungs.indexOf(status)
  const blocked = missing.filter(({ blocks }) => blocks).length
  return rungs.map((rung, place) => ({
    key: rung,
    label: clientStatusLabels[rung],
    state: place < at || status === 'active' ? 'done' : place === at ? 'now' : 'todo',
    ...(rung === 'active' &&
      status !== 'active' &&
      blocked > 0 && {
        note: blocked === 1 ? '1 required item missing' : `${blocked} required items missing`,
      }),
  }))
}

/** What is missing before care can begin, what blocks first, each with the way to mend it. */
export const LadderCard = ({ client }: { client: Client }) => {
  const { from } = useFlatQuery()
  const climbs = rungs.includes(client.status)
  const asked = climbs || client.status === 'inactive'
  if (!asked || (client.missing.length === 0 && client.status === 'active')) return null
  const placeOf = (part: ClientPart) =>
    part === 'authorizations' || part === 'careplans'
      ? to('client', { clientId: client.id }, { tab: 'care', ...(from && { from }) })
      : to('client.edit.tab', { clientId: client.id, tab: part })
  return (
    <Card title={client.status === 'active' ? 'Missing' : 'Activation checklist'}>
      {climbs && client.status !== 'active' && (
        <Timeline label="Activation checklist" steps={stepsOf(client)} />
      )}
      {client.missing.length === 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          All required items are complete. You can activate this client.
        </Text>
      ) : (
        <ul className={styles.missing} aria-label="Missing items">
          {client.missing.map(({ id, blocks, sentence, part }) => (
            <li key={id} data-blocks={blocks || undefined}>
              {blocks ? (
                <IconAlertTriangle size={16} role="img" aria-label="blocks" />
              ) : (
                <IconInfoCircle size={16} role="img" aria-label="advice" />
              )}
              <span>{sentence}</span>
              {client.abilities.edit && (
                <Anchor component={PageLink} href={placeOf(part)} size="sm">
                  Fix
                </Anchor>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
