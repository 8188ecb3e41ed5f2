import type { Authorization } from '@homeward/contract/care/authorizations'
import { Anchor, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { shortDayWords } from '../../../ui/text/short-times.ts'
import { useToday } from '../../../ui/text/today.ts'
import { authorizationsQuery, weeksQuery } from '../queries.ts'
import { BurnDownChart } from './burn-down-chart.tsx'
import styles from './use.module.css'
import { type Week, weeksAround } from './weeks.ts'
import { WeeksChart } from './weeks-chart.tsx'

/** What is authorized for a client, what of it was delivered, and what is left to plan. */
export const AuthorizationUse = ({ clientId }: { clientId: string }) => {
  const today = useToday()
  const query = useQuery(authorizationsQuery(clientId))
  if (query.data === undefined) return query.isError ? null : <Skeleton height={180} my="sm" />
  const inForce = query.data.data.filter(
    ({ status, start_date, end_date }) =>
      status === 'active' && start_date <= today && today <= end_date,
  )
  const [first] = inForce
  if (!first)
    return (
      <Card title="Authorization">
        <Text size="sm" c="dimmed">
          No active authorization. <CareLink clientId={clientId}>Open authorizations</CareLink>
        </Text>
      </Card>
    )
  return inForce.map((authorization) => (
    <Use key={authorization.id} authorization={authorization} />
  ))
}

const CareLink = ({ clientId, children }: { clientId: string; children: ReactNode }) => (
  <Anchor component={PageLink} href={to('client', { clientId }, { tab: 'care' })} size="xs">
    {children}
  </Anchor>
)

const Use = ({ authorization }: { authorization: Authorization }) => {
  const today = useToday()
  const query = useQuery(weeksQuery(authorization.id))
  const { number, start_date, end_date, services, unit_period } = authorization
  const weeks = query.data?.weeks
  return (
    <Card
      title={`Authorization, ${serviceNames(services)}`}
      actions={
        <CareLink clientId={authorization.client_id}>
          {number}, {shortDayWords(start_date)} – {shortDayWords(end_date)}
        </CareLink>
      }
    >
      <div className={styles.use}>
        {weeks === undefined ? (
          <Skeleton height={150} />
        ) : unit_period === 'total' ? (
          <BurnDownChart authorization={authorization} weeks={weeks} today={today} />
        ) : (
          <WeeksChart
            authorization={authorization}
            weeks={weeksAround(weeks, authorization, today)}
            today={today}
          />
        )}
        <Figures authorization={authorization} week={weeks && thisWeek(weeks, today)} />
      </div>
    </Card>
  )
}

const thisWeek = (weeks: readonly Week[], today: string): Week | undefined =>
  weeks.findLast(({ monday }) => monday <= today)

const periods = { week: 'this week', month: 'this month', total: 'in this authorization' } as const

type FiguresProps = { authorization: Authorization; week: Week | undefined }

const Figures = ({ authorization, week }: FiguresProps) => {
  const { left_minutes: left, used_minutes, authorized_minutes, unit_period } = authorization
  const delivered = unit_period === 'week' ? (week?.delivered_minutes ?? 0) : undefined
  const share = (minutes: number): string =>
    `${Math.min(100, (minutes / Math.max(authorized_minutes, 1)) * 100)}%`
  return (
    <div className={styles.figures}>
      <span className={styles.quiet}>
        {left < 0 ? 'Planned over' : 'Left to plan'} {periods[unit_period]}
      </span>
      <strong className={styles.figure} data-over={left < 0 || undefined}>
        {durationWords(Math.abs(left))}
      </strong>
      <span className={styles.gauge} data-over={left < 0 || undefined} aria-hidden>
        <i data-part="planned" style={{ width: share(used_minutes) }} />
        {delivered !== undefined && <i style={{ width: share(delivered) }} />}
      </span>
      <span className={styles.quiet}>
        {delivered !== undefined && `${durationWords(delivered)} delivered, `}
        {durationWords(used_minutes)} {delivered === undefined ? 'used or planned' : 'in all'} of{' '}
        {durationWords(authorized_minutes)}
      </span>
    </div>
  )
}
