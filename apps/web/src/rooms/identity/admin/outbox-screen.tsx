import { listMails, type Mail } from '@homeward/contract/identity/signups'
import { to } from '../../../plumbing/paths/to.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { MailPanel } from './mail-panel.tsx'
import { mailWords, wordOptions } from './words.ts'

const columns: readonly Column<Mail>[] = [
  { key: 'subject', header: 'Subject', cell: (mail) => mail.subject },
  { key: 'to', header: 'To', cell: (mail) => mail.to_address },
  { key: 'at', header: 'Created', cell: (mail) => <InstantText at={mail.created_at} /> },
  { key: 'sent', header: 'Sent', wide: true, cell: (mail) => <InstantText at={mail.sent_at} /> },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => (
      <StatusBadge status={mailWords[state].tone} label={mailWords[state].label} />
    ),
  },
]

/** Mails that were sent, and those that lie here while no mail server is set. */
export const OutboxScreen = () => (
  <ListScreen
    title="Outbox"
    of="mails"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    endpoint={listMails}
    search="search"
    filters={[
      {
        kind: 'choice',
        name: 'state',
        label: 'State',
        options: wordOptions(mailWords),
      },
    ]}
    columns={columns}
    panelTitle={(mail) => mail.subject}
    panel={(mail) => <MailPanel mail={mail} />}
    empty={{
      title: 'No mail yet',
      hint: 'Invites and password resets appear here.',
    }}
  />
)
