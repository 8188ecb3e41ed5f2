import { agingSummary } from '@homeward/contract/billing/accounts'
import { listEras } from '@homeward/contract/billing/remittances'
import { billingSummary } from '@homeward/contract/insights/money'
import { claimStepLabels } from '@homeward/domain/billing/claim-steps'
import { SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Figures } from '../../../ui/record/figures.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import { HeldBack } from '../claims/held-back.tsx'
import { DailyRollUp } from './daily-roll-up.tsx'
import { HoursByWeek } from './hours-by-week.tsx'

liveTopic('claim', () => [keyOf('insights', billingSummary), keyOf('billing', agingSummary)])

/** R120: what waits in billing, the hours of the last weeks, and each day's claims. */
export const BillingScreen = () => (
  <Page title="Billing">
    <Queues />
    <HeldBack />
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
      <HoursByWeek />
      <DailyRollUp />
    </SimpleGrid>
  </Page>
)

/** What waits for a person, each opening its list. */
const Queues = () => {
  const { data: summary } = useQuery(queryOf(billingSummary, {}))
  const { data: aging } = useQuery(queryOf(agingSummary, {}))
  const { data: held } = useQuery(
    queryOf(listEras, { status: 'held', items: 0, exact_count: 'true' }),
  )
  if (!summary || !aging || !held) return null
  const late = aging.to_120 + aging.older
  return (
    <Figures
      figures={[
        ...summary.waiting.map(({ step, claims, cents }) => ({
          label: claimStepLabels[step],
          value: countWords(claims, 'claim'),
          under: dollars(cents),
          href: to('billing.claims', {}, { status: 'all', step }),
        })),
        {
          label: 'Remittances on hold',
          value: held.meta.total,
          href: to('billing.eras', {}, { status: 'held' }),
        },
        {
          label: 'Owed by payors',
          value: dollars(aging.total_cents),
          under: late > 0 ? `${dollars(late)} over 90 days` : 'nothing over 90 days',
          href: to('billing.aging'),
        },
      ]}
    />
  )
}
