import { Anchor, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useUser } from '../plumbing/session/session.ts'
import { Page } from '../ui/page/page.tsx'
import { PageLink } from '../ui/page/page-link.tsx'
import styles from './admin.module.css'
import { type AdminEntry, adminFor } from './menu.ts'

/** R050: what the admin area holds, as far as this person may open it. */
export const AdminScreen = () => (
  <Page title="Admin" width="reading">
    <Stack gap="lg">
      {adminFor(useUser()).map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <Title order={2} mb="xs">
            {title}
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            {entries.map((entry) => (
              <Tile key={entry.id} {...entry} />
            ))}
          </SimpleGrid>
        </section>
      ))}
      <Text>
        <Anchor href="/api/docs" underline="always">
          API reference
        </Anchor>{' '}
        for developers who connect other programs.
      </Text>
    </Stack>
  </Page>
)

const Tile = ({ title, hint, href }: AdminEntry) => (
  <PageLink href={href} className={styles.tile}>
    <Text span fw={600}>
      {title}
    </Text>
    <Text span size="sm" c="dimmed">
      {hint}
    </Text>
  </PageLink>
)
