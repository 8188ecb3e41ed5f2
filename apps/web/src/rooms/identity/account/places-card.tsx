import { roleLabels } from '@homeward/domain/identity/roles'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { switchContext } from '../../../plumbing/session/lifecycle.ts'
import { type HeldPlace, placesOf } from '../../../plumbing/session/places.ts'
import { useUser } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import styles from './account.module.css'

/** Agencies and offices of the person; going on in another wipes what the device kept of this one. */
export const PlacesCard = () => {
  const user = useUser()
  const [going, setGoing] = useState<string>()
  const places = placesOf(user)
  const choose = async ({ key, label, place }: HeldPlace) => {
    setGoing(key)
    try {
      await switchContext(place)
      toastDone(t('Switched to {place}.', { place: label }))
    } catch (error) {
      showFailure(error)
    } finally {
      setGoing(undefined)
    }
  }
  return (
    <Card title={t('Agencies and offices')}>
      {places.length === 0 && (
        <Text c="dimmed" mb="xs">
          {t('You do not belong to an agency.')}
        </Text>
      )}
      <ul className={styles.lines}>
        {places.map((held) => (
          <li key={held.key} className={styles.line} data-current={held.here || undefined}>
            <span>
              <Text fw={600} span>
                {held.label}
              </Text>
              <Text c="dimmed" size="sm">
                {held.label === held.agency ? '' : `${held.agency} · `}
                {roleIn(user.agents, held)}
              </Text>
            </span>
            {held.here ? (
              <Group gap={4} c="var(--hw-pine-ink)" fw={600} fz="sm">
                <IconCheck size={16} aria-hidden /> {t('Current')}
              </Group>
            ) : (
              <Button
                size="xs"
                variant="default"
                loading={going === held.key}
                disabled={going !== undefined}
                aria-label={t('Switch to {place}', { place: held.label })}
                onClick={() => void choose(held)}
              >
                {t('Switch')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {user.super_admin && (
        <Anchor component={PageLink} href={to('admin.agencies')}>
          {t('Enter another agency as super admin')}
        </Anchor>
      )}
    </Card>
  )
}

type Agents = ReturnType<typeof useUser>['agents']

const roleIn = (agents: Agents, { place }: HeldPlace): string => {
  const agent = agents.find(({ id }) => 'agent_id' in place && id === place.agent_id)
  return agent ? t(roleLabels[agent.role]) : ''
}
