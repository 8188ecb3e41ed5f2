import { createClaim } from '@homeward/contract/billing/claims'
import type { OmittedVisit } from '@homeward/contract/billing/invoices'
import { Button } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { DateText } from '../../../ui/text/values.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import styles from './invoices.module.css'

/** Care of the week that is on no claim: why, and how to settle it. */
export const OmittedCare = ({ omitted }: { omitted: readonly OmittedVisit[] }) => {
  const past = omitted.filter(({ because }) => because !== 'to_come')
  const toCome = omitted.length - past.length
  if (omitted.length === 0) return null
  return (
    <div data-print="no">
      <Card
        title="Not on this invoice"
        beside={<small>{countWords(omitted.length, 'visit')}</small>}
      >
        <ul className={styles.omitted}>
          {past.map((one) => (
            <Omitted key={one.visit.id} omitted={one} />
          ))}
        </ul>
        {toCome > 0 && (
          <p className={styles.quiet}>
            {countWords(toCome, 'visit')} of this week {toCome === 1 ? 'is' : 'are'} still to come.
          </p>
        )}
      </Card>
    </div>
  )
}

const Omitted = ({ omitted }: { omitted: OmittedVisit }) => {
  const { visit, services, agent, because, sentence } = omitted
  const can = useCan()
  const create = useWrite(createClaim, { touches: ['billing', 'visits'] })
  return (
    <li>
      <span>
        <PageLink href={to('visit', { id: visit.id })}>
          <DateText day={visit.scheduled_date} />
        </PageLink>{' '}
        {services.join(', ')}
        {agent !== null && `, ${agent}`}
      </span>
      <span className={styles.because}>{sentence}</span>
      {because === 'no_claim' && can('claims.write') && (
        <Button
          size="xs"
          variant="default"
          loading={create.isPending}
          onClick={() => create.mutate({ visit_id: visit.id })}
        >
          Create claim
        </Button>
      )}
    </li>
  )
}
