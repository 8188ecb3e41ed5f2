import { billingSummary } from '@homeward/contract/insights/money'
import { claimStepLabels } from '@homeward/domain/billing/claim-steps'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { officeIn } from '../../../ui/fields/office-filter.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { wholeDollars } from '../../../ui/text/money.ts'
import styles from './claim-states.module.css'

/** Where the money of all claims is: each state opens its claims, and the bar shows its share. */
export const ClaimStates = () => {
  const flat = useFlatQuery()
  const office_id = officeIn(flat)
  const office = office_id === undefined ? null : { office_id }
  const { data } = useQuery({ ...queryOf(billingSummary, { ...office }), meta: { quiet: true } })
  if (!data) return null
  const days = {
    'by_start_date[start_date]': data.start_date,
    'by_start_date[end_date]': data.end_date,
  }
  const states = [
    ...data.waiting.map((sums) => ({ ...sums, label: claimStepLabels[sums.step], days: null })),
    ...data.river
      .filter(({ step }) => step === 'paid')
      .map((sums) => ({ ...sums, label: 'Paid, last 30 days', days })),
  ].filter(({ claims }) => claims > 0)
  if (states.length === 0) return null
  return (
    <nav aria-label="States of claims" className={styles.states}>
      {states.map(({ step, label, claims, cents, days: of }) => (
        <PageLink
          key={step}
          href={to(
            'billing.claims',
            {},
            {
              status: 'all',
              step,
              ...of,
              ...office,
            },
          )}
          data-step={step}
          aria-current={flat.step === step ? 'true' : undefined}
          title={countWords(claims, 'claim')}
          style={{ flexGrow: Math.max(cents, 1) }}
        >
          <span>
            {label} <small>{claims.toLocaleString('en-US')}</small>
          </span>
          <b>{wholeDollars(cents)}</b>
        </PageLink>
      ))}
    </nav>
  )
}
