import type { Client } from '@homeward/contract/clients/clients'
import { type ClientStatus, clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { Button, Menu, Modal } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { toneOf } from '../../../../ui/theme/status.ts'
import { StatusForm } from './status-form.tsx'

/** The statuses to which a client may go from here. */
export const StatusMenu = ({ client }: { client: Client }) => {
  const [chosen, setChosen] = useState<ClientStatus>()
  const blocked = client.missing.filter(({ blocks }) => blocks)
  const close = () => setChosen(undefined)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
            Change status
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {client.status_moves.map((status) => {
            const { icon: Icon, color } = toneOf(status)
            const waits = status === 'active' && blocked.length > 0
            return (
              <Menu.Item
                key={status}
                leftSection={
                  <Icon size={16} color={`var(--mantine-color-${color}-text)`} aria-hidden />
                }
                disabled={waits}
                onClick={() => setChosen(status)}
              >
                {clientStatusLabels[status]}
                {waits && ` (${blocked.length} missing)`}
              </Menu.Item>
            )
          })}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={chosen !== undefined}
        onClose={close}
        title={chosen && `${client.name}: ${clientStatusLabels[chosen].toLowerCase()}`}
      >
        {chosen && <StatusForm client={client} status={chosen} onClose={close} />}
      </Modal>
    </>
  )
}
