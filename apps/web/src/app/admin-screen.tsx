import { Anchor, SimpleGrid, Text } from '@mantine/core'
import type { PathId } from '../plumbing/paths/list.ts'
import { useUser } from '../plumbing/session/session.ts'
import { Page } from '../ui/page/page.tsx'
import { PageLink } from '../ui/page/page-link.tsx'
import { Card } from '../ui/record/facts.tsx'
import { hrefOf, isOpenTo } from './menu.ts'

type Entry = { id: PathId; title: string; link: string; hint: string }

/** What the admin area holds: one line each. */
const entries: readonly Entry[] = [
  {
    id: 'admin.agencies',
    title: 'Agencies',
    link: 'Enter an agency',
    hint: 'All agencies of this platform.',
  },
  {
    id: 'admin.signup-requests',
    title: 'Signup requests',
    link: 'Agencies that ask to join',
    hint: 'Approve or reject them.',
  },
  {
    id: 'admin.outbox',
    title: 'Outbox',
    link: 'Mails',
    hint: 'What was sent, and what lies here while no mail server is set.',
  },
  {
    id: 'admin.accounts',
    title: 'Accounts',
    link: 'Who can sign in',
    hint: 'Invite people, reset passwords, sign people out.',
  },
  {
    id: 'admin.access',
    title: 'Access',
    link: 'Who may do what',
    hint: 'Each right and the roles that hold it.',
  },
  {
    id: 'admin.payors',
    title: 'Payors',
    link: 'Payors and their rates',
    hint: 'Who pays, how units are rounded, what a unit is worth on which day.',
  },
  {
    id: 'admin.service-types',
    title: 'Services',
    link: 'Service types',
    hint: 'What is done in a home: services, their codes and activities.',
  },
  {
    id: 'admin.imports',
    title: 'Import',
    link: 'Bring records in',
    hint: 'Clients and caregivers from a spreadsheet, checked first.',
  },
  {
    id: 'admin.exports',
    title: 'Export',
    link: 'Everything the agency owns',
    hint: 'All tables and files in one archive.',
  },
  {
    id: 'admin.activities',
    title: 'Activity',
    link: 'Who did what',
    hint: 'Every change of every record, newest first.',
  },
]

/** R050: what the admin area holds, as far as this person may open it. */
export const AdminScreen = () => {
  const user = useUser()
  return (
    <Page title="Admin" width="reading">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {entries
          .filter(({ id }) => isOpenTo(user, id))
          .map(({ id, title, link, hint }) => (
            <Card key={id} title={title}>
              <Anchor component={PageLink} href={hrefOf(id)}>
                {link}
              </Anchor>
              <Text c="dimmed">{hint}</Text>
            </Card>
          ))}
        <Card title="API">
          <Anchor href="/api/docs">Every call of the API</Anchor>
          <Text c="dimmed">For those who connect other programs.</Text>
        </Card>
      </SimpleGrid>
    </Page>
  )
}
