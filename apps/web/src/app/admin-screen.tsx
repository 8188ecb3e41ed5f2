import { Anchor, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { PathId } from '../plumbing/paths/list.ts'
import { useUser } from '../plumbing/session/session.ts'
import { Page } from '../ui/page/page.tsx'
import { PageLink } from '../ui/page/page-link.tsx'
import styles from './admin.module.css'
import { hrefOf, isOpenTo } from './menu.ts'

type Entry = { id: PathId; title: string; hint: string }

/** What the admin area holds, grouped by what one comes for. */
const groups: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'The agency',
    entries: [
      { id: 'admin.agency', title: 'Agency', hint: 'Profile, numbers, logo, clock and settings.' },
      { id: 'admin.offices', title: 'Offices', hint: 'Where the agency works from.' },
      { id: 'admin.phone-numbers', title: 'Phone numbers', hint: 'For calls and text messages.' },
      { id: 'admin.addresses', title: 'Addresses', hint: 'Whether it is known where they lie.' },
    ],
  },
  {
    title: 'Care and billing',
    entries: [
      {
        id: 'admin.service-types',
        title: 'Service types',
        hint: 'Services, their codes, categories and activities.',
      },
      {
        id: 'admin.payors',
        title: 'Payors',
        hint: 'Who pays, how units are rounded, what a unit is worth on which day.',
      },
      {
        id: 'admin.diagnosis-codes',
        title: 'Diagnosis codes',
        hint: 'Which are offered, and the yearly file of CMS.',
      },
      {
        id: 'admin.verifications',
        title: 'Verifications',
        hint: 'What EVV vendors said of visits.',
      },
      { id: 'admin.questionnaires', title: 'Questionnaires', hint: 'Forms and their answers.' },
    ],
  },
  {
    title: 'People and access',
    entries: [
      {
        id: 'admin.accounts',
        title: 'Accounts',
        hint: 'Invite people, reset passwords, sign people out.',
      },
      { id: 'admin.access', title: 'Access', hint: 'Each right and the roles that hold it.' },
      {
        id: 'admin.activities',
        title: 'Activity',
        hint: 'Every change of every record, newest first.',
      },
      { id: 'admin.notes', title: 'Notes', hint: 'What people wrote down, across all records.' },
      {
        id: 'admin.announcements',
        title: 'Announcements',
        hint: 'News for everybody, and who has seen them.',
      },
      {
        id: 'admin.interview-agents',
        title: 'Interview agents',
        hint: 'Who asks applicants the first questions.',
      },
    ],
  },
  {
    title: 'Connections and data',
    entries: [
      {
        id: 'admin.integrations',
        title: 'Integrations',
        hint: 'Set up, test, and see how each of them is.',
      },
      {
        id: 'admin.language-models',
        title: 'Language models',
        hint: 'Which of them may be used.',
      },
      {
        id: 'admin.documents',
        title: 'Documents',
        hint: 'What the agency keeps for itself: contracts, licenses, policies.',
      },
      {
        id: 'admin.imports',
        title: 'Import',
        hint: 'Clients and caregivers from a spreadsheet, checked first.',
      },
      { id: 'admin.exports', title: 'Export', hint: 'All tables and files in one archive.' },
    ],
  },
  {
    title: 'Platform',
    entries: [
      { id: 'admin.agencies', title: 'Agencies', hint: 'All agencies of this platform.' },
      {
        id: 'admin.signup-requests',
        title: 'Signup requests',
        hint: 'Agencies that ask to join: approve or reject them.',
      },
      {
        id: 'admin.outbox',
        title: 'Outbox',
        hint: 'What was sent, and what lies here while no mail server is set.',
      },
    ],
  },
]

/** R050: what the admin area holds, as far as this person may open it. */
export const AdminScreen = () => {
  const user = useUser()
  const open = groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ id }) => isOpenTo(user, id)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <Page title="Admin" width="reading">
      <Stack gap="lg">
        {open.map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <Title order={2} mb="xs">
              {title}
            </Title>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
              {entries.map((entry) => (
                <Tile key={entry.id} href={hrefOf(entry.id)} {...entry} />
              ))}
            </SimpleGrid>
          </section>
        ))}
        <Text>
          <Anchor href="/api/docs" underline="always">
            Every call of the API
          </Anchor>
          , for those who connect other programs.
        </Text>
      </Stack>
    </Page>
  )
}

const Tile = ({ title, hint, href }: { title: string; hint: string; href: string }) => (
  <PageLink href={href} className={styles.tile}>
    <Text span fw={600}>
      {title}
    </Text>
    <Text span size="sm" c="dimmed">
      {hint}
    </Text>
  </PageLink>
)
