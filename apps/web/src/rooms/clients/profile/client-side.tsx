import type { Client } from '@homeward/contract/clients/clients'
import { Text } from '@mantine/core'
import {
  IconDeviceRemote,
  IconHome,
  IconIdBadge2,
  IconPaw,
  IconPhone,
  IconShieldCheck,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { AddressText } from './client-facts.tsx'
import { CircleCard } from './circle-card.tsx'
import { LadderCard } from './ladder-card.tsx'
import styles from './side.module.css'

/** What is to be done for a client, who stands around them, who pays, and how to get in. */
export const ClientSide = ({ client }: { client: Client }) => (
  <>
    <LadderCard client={client} />
    <CircleCard client={client} />
    <Card title="Payor">
      <Line icon={<IconShieldCheck size={16} aria-hidden />}>
        {client.primary_payor?.name ?? 'No payor yet'}
      </Line>
      {client.medicaid_number && (
        <Line icon={<IconIdBadge2 size={16} aria-hidden />}>
          Member ID <span className="tabular">{client.medicaid_number}</span>
        </Line>
      )}
    </Card>
    <Card title="Home">
      <Line icon={<IconHome size={16} aria-hidden />}>
        {client.current_address ? (
          <AddressText address={client.current_address} />
        ) : (
          <Text span inherit c="dimmed">
            No address yet
          </Text>
        )}
      </Line>
      <Line icon={<IconPhone size={16} aria-hidden />}>
        <Phone number={client.phone} />
      </Line>
      {client.settings.pets && (
        <Line icon={<IconPaw size={16} aria-hidden />}>{client.settings.pets}</Line>
      )}
      <Line icon={<IconDeviceRemote size={16} aria-hidden />}>
        <PageLink href={to('fobs', {}, { client_id: client.id })}>Fob devices</PageLink>
      </Line>
    </Card>
  </>
)

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <div className={styles.line}>
    {icon}
    <span>{children}</span>
  </div>
)
