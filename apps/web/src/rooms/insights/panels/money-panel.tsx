import { claimsHeldBack } from '@homeward/contract/billing/claims'
import { listEras } from '@homeward/contract/billing/remittances'
import type { OutputOf } from '@homeward/contract/endpoint'
import { billingSummary } from '@homeward/contract/insights/money'
import { claimStepLabels } from '@homeward/domain/billing/claim-steps'
import { useQuery } from '@tanstack/react-query'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { claimsAt } from '../lists.ts'
import { type Office, ofOffice } from '../office.ts'
import { BarLine } from './bar-line.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { wholeDollars } from '../../../ui/text/money.ts'
import { AllWell, DashboardPanel } from './panel.tsx'
import { panelMeta } from './panel-meta.ts'
import styles from './panels.module.css'
import { River } from './river.tsx'

liveTopic('claim', () => [keyOf('insights', billingSummary), keyOf('billing', claimsHeldBack)])

/** So many causes are shown. */
const mostCauses = 2

type Summary = OutputOf<typeof billingSummary>

/** The money of the last 30 days from the claim to the payment, and what waits for somebody on the way. */
export const MoneyPanel = ({ office }: { office: Office }) => {
  const query = useQuery({ ...queryOf(billingSummary, ofOffice(office)), meta: panelMeta })
  const days = ({ start_date, end_date }: Summary) => ({ from: start_date, through: end_date })
  return (
    <DashboardPanel
      title="Money, last 30 days"
      query={query}
      all={(data) => ({ words: 'Claims', href: claimsAt(office, 'claimed', days(data)) })}
    >
      {(data) => (
        <>
          <ul className={styles.river}>
            {data.river.map(({ step, claims, cents }) => (
              <li key={step}>
                <PageLink
                  href={claimsAt(office, step, days(data))}
                  title={countWords(claims, 'claim')}
                >
                  <small>{claimStepLabels[step]}</small> <b>{wholeDollars(cents)}</b>
                </PageLink>
              </li>
            ))}
          </ul>
          <River amounts={data.river.map(({ cents }) => cents)} />
          <Waiting data={data} office={office} />
        </>
      )}
    </DashboardPanel>
  )
}

const Waiting = ({ data, office }: { data: Summary; office: Office }) => {
  const waiting = data.waiting.filter(({ step, claims }) => claims > 0 && step !== 'unanswered')
  const most = Math.max(1, ...waiting.map(({ cents }) => cents))
  return (
    <>
      {waiting.length === 0 && <AllWell>No claim waits for you.</AllWell>}
      <ul className={styles.lines}>
        {waiting.map(({ step, claims, cents }) => (
          <BarLine
            key={step}
            href={claimsAt(office, step)}
            words={claimStepLabels[step]}
            count={claims}
            cents={cents}
            share={cents / most}
            {...(step === 'ready' && { tone: 'calm' as const })}
          />
        ))}
      </ul>
      <div className={styles.held}>
        <HeldClaims office={office} />
        <HeldRemittances />
      </div>
    </>
  )
}

/** What keeps claims back, the most dollars first. */
const HeldClaims = ({ office }: { office: Office }) => {
  const { data } = useQuery({ ...queryOf(claimsHeldBack, ofOffice(office)), meta: panelMeta })
  const causes = data?.causes.slice(0, mostCauses) ?? []
  if (causes.length === 0) return null
  const most = Math.max(1, ...causes.map(({ cents }) => cents))
  return (
    <>
      <p className={styles.foot}>Held back by</p>
      <ul className={styles.lines}>
        {causes.map(({ rule, label, claims, cents }) => (
          <BarLine
            key={rule}
            href={to('billing.claims', {}, { ...office.address, status: 'all', held_by: rule })}
            words={label}
            count={claims}
            cents={cents}
            share={cents / most}
          />
        ))}
      </ul>
    </>
  )
}

/** Remittances that are not posted; they are of the whole agency. */
const HeldRemittances = () => {
  const { data } = useQuery({
    ...queryOf(listEras, { status: 'held', items: 0, exact_count: 'true' }),
    meta: panelMeta,
  })
  if (!data || data.meta.total === 0) return null
  return (
    <p className={styles.foot}>
      <PageLink
        href={to('billing.eras', {}, { status: 'held' })}
        title="Out of balance, or not for this agency"
      >
        {countWords(data.meta.total, 'remittance')} on hold
      </PageLink>
    </p>
  )
}
