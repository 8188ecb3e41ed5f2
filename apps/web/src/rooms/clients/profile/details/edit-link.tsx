import type { Client } from '@homeward/contract/clients/clients'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { to } from '../../../../plumbing/paths/to.ts'
import { PageLink } from '../../../../ui/page/page-link.tsx'
import { type ClientTab, clientTabs } from '../../edit/client-tabs.ts'

type Props = { client: Client; tab: ClientTab; of?: string }

/** Leads to the part of the form in which a card is mended. */
export const EditLink = ({ client, tab, of = clientTabs[tab].label.toLowerCase() }: Props) =>
  client.abilities.edit ? (
    <Button
      component={PageLink}
      href={to('client.edit.tab', { clientId: client.id, tab })}
      size="compact-sm"
      variant="default"
      aria-label={`Edit ${of}`}
      leftSection={<IconPencil size={14} aria-hidden />}
    >
      Edit
    </Button>
  ) : null
