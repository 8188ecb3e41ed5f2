import { type Integration, testIntegration } from '@homeward/contract/agency/integrations'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlugConnected, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../plumbing/query.ts'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { IntegrationForm } from './integration-form.tsx'
import styles from './integrations.module.css'
import { HealthBadge, LastTest } from './last-test.tsx'
import { settingFacts } from './settings-words.ts'

/** One connection: what it is for, how it is, and what can be done about it. */
export const IntegrationCard = ({ integration }: { integration: Integration }) => {
  const { label, purpose, health, configured, abilities } = integration
  const [configuring, setConfiguring] = useState(false)
  const close = () => setConfiguring(false)
  return (
    <Card title={label} actions={<HealthBadge health={health} />}>
      <Stack gap="sm">
        <Text c="dimmed">{purpose}</Text>
        <Settings integration={integration} />
        {configured && <LastTest test={integration.last_test} at={integration.last_tested_at} />}
        <Group gap="xs">
          {abilities.test && configured && <TestButton integration={integration} />}
          {abilities.configure && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconSettings size={15} aria-hidden />}
              aria-label={`Set up ${label}`}
              onClick={() => setConfiguring(true)}
            >
              Set up
            </Button>
          )}
        </Group>
      </Stack>
      <SidePanel opened={configuring} onClose={close} title={`Set up ${label}`}>
        <IntegrationForm integration={integration} onDone={close} />
      </SidePanel>
    </Card>
  )
}

const Settings = ({ integration: { settings, scope, configured, has_secret } }: Of) => {
  const facts = settingFacts(settings)
  return (
    <>
      {(facts.length > 0 || has_secret) && (
        <dl className={styles.settings}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {has_secret && (
            <div>
              <dt>Key</dt>
              <dd>Stored encrypted</dd>
            </div>
          )}
        </dl>
      )}
      {!configured && <Text>Not set up.</Text>}
      {scope === 'process' && (
        <Text size="sm" c="dimmed">
          Set where the server is started, for all agencies.
        </Text>
      )}
    </>
  )
}

type Of = { integration: Integration }

const TestButton = ({ integration: { kind, label } }: Of) => {
  const test = useWrite(testIntegration)
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPlugConnected size={15} aria-hidden />}
      aria-label={`Test ${label}`}
      loading={test.isPending}
      onClick={() => test.mutate({ kind })}
    >
      Test
    </Button>
  )
}
