import { archiveClient, type Client } from '@homeward/contract/clients/clients'
import { ActionIcon, Button, Group, Menu, Modal, Text } from '@mantine/core'
import { IconArchive, IconDots, IconGitMerge, IconWallet } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { MergeDialog } from '../merge/merge-dialog.tsx'

/** What is seldom done with a client. */
export const MoreMenu = ({ client }: { client: Client }) => {
  const can = useCan()
  const [opened, setOpened] = useState<'merge' | 'archive'>()
  const close = () => setOpened(undefined)
  const merges = can('clients.merge')
  const balance = can('claims.read')
  if (!merges && !balance && !client.abilities.archive) return null
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={34} aria-label="More actions">
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {balance && (
            <Menu.Item
              component={PageLink}
              href={to('billing.patient', { clientId: client.id })}
              leftSection={<IconWallet size={16} aria-hidden />}
            >
              Patient balance
            </Menu.Item>
          )}
          {merges && (
            <Menu.Item
              leftSection={<IconGitMerge size={16} aria-hidden />}
              onClick={() => setOpened('merge')}
            >
              Merge with another record
            </Menu.Item>
          )}
          {client.abilities.archive && (
            <Menu.Item
              color="red"
              leftSection={<IconArchive size={16} aria-hidden />}
              onClick={() => setOpened('archive')}
            >
              Archive
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <MergeDialog client={client} opened={opened === 'merge'} onClose={close} />
      <ArchiveDialog client={client} opened={opened === 'archive'} onClose={close} />
    </>
  )
}

type DialogProps = { client: Client; opened: boolean; onClose: () => void }

const ArchiveDialog = ({ client, opened, onClose }: DialogProps) => {
  const go = useGo()
  const archive = useWrite(archiveClient, {
    onDone: () => {
      toastDone(`${client.name} archived. You can restore this client from Archived clients.`)
      go(to('clients'))
    },
  })
  return (
    <Modal opened={opened} onClose={onClose} title={`Archive ${client.name}?`}>
      <Text mb="lg">
        This removes the client from lists but keeps all data. You cannot archive a client who has
        visits or care plans. Discharge the client instead.
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button
          color="red"
          loading={archive.isPending}
          onClick={() => archive.mutate({ id: client.id }, { onSettled: onClose })}
        >
          Archive
        </Button>
      </Group>
    </Modal>
  )
}
