import { Text } from '@mantine/core'
import { to } from '../plumbing/paths/to.ts'
import { useCan } from '../plumbing/session/session.ts'
import { PageLink } from '../ui/page/page-link.tsx'
import { Page } from '../ui/page/page.tsx'
import { Card } from '../ui/record/facts.tsx'

/** R050: what the admin area holds, as far as this person may open it. */
export const AdminScreen = () => {
  const can = useCan()
  return (
    <Page title="Admin" width="reading">
      {can('payors.read') && (
        <Card title="Payors">
          <PageLink href={to('admin.payors')}>Payors and their rates</PageLink>
          <Text c="dimmed">
            Who pays, how units are rounded, what a unit is worth on which day.
          </Text>
        </Card>
      )}
      {can('catalogue.read') && (
        <Card title="Services">
          <PageLink href={to('admin.service-types', {})}>Service types</PageLink>
          <Text c="dimmed">What is done in a home: services, their codes and activities.</Text>
        </Card>
      )}
      {can('audit.read') && (
        <Card title="Activity">
          <PageLink href={to('admin.activities')}>Who did what</PageLink>
          <Text c="dimmed">Every change of every record, newest first.</Text>
        </Card>
      )}
      <Card title="API">
        <a href="/api/docs">Every call of the API</a>
        <Text c="dimmed">For those who connect other programs.</Text>
      </Card>
    </Page>
  )
}
