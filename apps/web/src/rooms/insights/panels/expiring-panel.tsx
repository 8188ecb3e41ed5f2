import type { OutputOf } from '@homeward/contract/endpoint'
import { agencySummary } from '@homeward/contract/insights/work'
import { credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { daysBetween } from '@homeward/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { type Office, ofOffice } from '../office.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import { shortDay } from './figures.ts'
import { AllWell, DashboardPanel } from './panel.tsx'
import { panelMeta } from './panel-meta.ts'
import styles from './panels.module.css'

liveTopic(['authorization', 'agent'], () => [keyOf('insights', agencySummary)])

/** So many are shown one by one. */
const mostLines = 4
/** So few days are left where it presses. */
const pressing = 7

type Summary = OutputOf<typeof agencySummary>
type Ending = {
  id: string
  name: string
  kind: 'client' | 'person'
  what: string
  on: string
  href: string
}

const endingsOf = ({ authorizations, credentials }: Summary): Ending[] =>
  [
    ...authorizations.first.map(({ id, client, services, ends_on }): Ending => ({
      id,
      name: client.name,
      kind: 'client',
      what: `Authorization, ${serviceNames(services)}`,
      on: ends_on,
      href: to('client', { clientId: client.id }, { tab: 'care' }),
    })),
    ...credentials.first.map(({ id, agent, kind, ends_on }): Ending => ({
      id,
      name: agent.name,
      kind: 'person',
      what: credentialKindLabels[kind],
      on: ends_on,
      href: to('agent', { agentId: agent.id }, { tab: 'credentials' }),
    })),
  ]
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .slice(0, mostLines)

/** What ends in the next 30 days and is not renewed yet, first to end first. */
export const ExpiringPanel = ({ today, office }: { today: string; office: Office }) => {
  const query = useQuery({ ...queryOf(agencySummary, ofOffice(office)), meta: panelMeta })
  return (
    <DashboardPanel title="Expiring in 30 days" query={query}>
      {(data) => {
        const endings = endingsOf(data)
        if (endings.length === 0) return <AllWell>Nothing expires in the next 30 days.</AllWell>
        return (
          <>
            <ul className={styles.lines}>
              {endings.map((ending) => (
                <EndingLine key={ending.id} ending={ending} today={today} />
              ))}
            </ul>
            <Totals data={data} office={office} />
          </>
        )
      }}
    </DashboardPanel>
  )
}

const EndingLine = ({ ending, today }: { ending: Ending; today: string }) => {
  const days = daysBetween(today, ending.on)
  return (
    <li>
      <PageLink href={ending.href} className={styles.ending}>
        <time dateTime={ending.on}>{shortDay(ending.on)}</time>{' '}
        <Avatar name={ending.name} kind={ending.kind} />
        <span className={styles.names} title={`${ending.name}, ${ending.what}`}>
          <b>{ending.name}</b> {ending.what}
        </span>{' '}
        <span className={styles.days} data-pressing={days <= pressing || undefined}>
          {days === 0 ? 'today' : countWords(days, 'day')}
        </span>
      </PageLink>
    </li>
  )
}

const Totals = ({ data, office }: { data: Summary; office: Office }) => {
  const { authorizations, credentials } = data
  return (
    <p className={styles.foot}>
      {authorizations.total > 0 && (
        <PageLink href={to('authorizations', {}, { ...office.address, to_renew: 'true' })}>
          {countWords(authorizations.total, 'authorization')}
        </PageLink>
      )}
      {authorizations.total > 0 && credentials.people > 0 && ' · '}
      {credentials.people > 0 && (
        <PageLink href={to('agents', {}, { ...office.address, credential_state: 'expiring' })}>
          credentials of {countWords(credentials.people, 'person', 'people')}
        </PageLink>
      )}
    </p>
  )
}
