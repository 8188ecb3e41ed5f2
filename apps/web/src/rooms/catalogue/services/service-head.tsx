import type { Service } from '@homeward/contract/catalogue/services'
import { payorTypeLabels } from '@homeward/domain/agency/vocabulary'
import { serviceStatusLabels } from '@homeward/domain/catalogue/vocabulary'
import { Code, Group, Text, Title } from '@mantine/core'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { ServiceActions } from './service-actions.tsx'
import styles from './services.module.css'

/** What a service is, and what can be done with it. */
export const ServiceHead = ({ service }: { service: Service }) => {
  const { label, name, status, insurance_type: type, payor } = service
  const facts = [
    [service.procedure_code, service.modifier].filter(Boolean).join(' '),
    `${service.minutes_per_unit} minutes per unit`,
    type && payorTypeLabels[type],
    payor?.name,
  ]
  return (
    <header className={styles.head}>
      <div>
        <Group gap="xs">
          <Title order={2}>{label}</Title>
          <StatusBadge status={status} label={serviceStatusLabels[status]} />
        </Group>
        <Text size="sm" c="dimmed" mt={4}>
          <Code>{name}</Code> {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <ServiceActions service={service} />
    </header>
  )
}
