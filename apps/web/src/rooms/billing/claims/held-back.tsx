import { claimsHeldBack } from '@homeward/contract/billing/claims'
import { useQuery } from '@tanstack/react-query'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { officeIn } from '../../../ui/fields/office-filter.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { dollars } from '../../../ui/text/money.ts'
import styles from './held-back.module.css'

liveTopic('claim', () => [keyOf('billing', claimsHeldBack)])

/** Causes that are shown; the filter of the list has every one. */
const shown = 6

/** The money that cannot be sent, by what keeps it back; each cause opens its claims. */
export const HeldBack = () => {
  const office_id = officeIn(useFlatQuery())
  const office = office_id === undefined ? null : { office_id }
  const { data } = useQuery({ ...queryOf(claimsHeldBack, { ...office }), meta: { quiet: true } })
  if (!data || data.claims === 0) return null
  return (
    <section className={styles.held} aria-label="Held back">
      <p>
        <b className="tabular">{dollars(data.cents)}</b> held back in{' '}
        {countWords(data.claims, 'claim')}
      </p>
      <ul>
        {data.causes.slice(0, shown).map(({ rule, label, claims, cents }) => (
          <li key={rule}>
            <PageLink
              href={to('billing.claims', {}, { status: 'all', held_by: rule, ...office })}
              title={countWords(claims, 'claim')}
            >
              {label} <span>{claims.toLocaleString('en-US')}</span> <b>{dollars(cents)}</b>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
