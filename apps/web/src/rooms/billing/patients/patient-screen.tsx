import { getPatientAccount, type PatientAccount } from '@homeward/contract/billing/patients'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { Figures } from '../../../ui/record/figures.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { DateText, Money } from '../../../ui/text/values.tsx'
import { MoneyTable } from '../accounts/money-table.tsx'
import { ClaimLink } from '../journal/claim-link.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentList } from './payment-list.tsx'
import { StatementList } from './statement-list.tsx'

/** What one client owes, paid, and was told. */
export const PatientScreen = () => {
  const { clientId } = usePathParams('billing.patient')
  const query = useQuery({ ...queryOf(getPatientAccount, { id: clientId }), meta: { quiet: true } })
  const { data: account } = query
  return (
    <Page
      title={account?.name ?? 'Patient balance'}
      crumbs={[{ label: 'Patient balances', href: to('billing.patients') }]}
      width="reading"
    >
      {account ? (
        <Account account={account} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.fetchStatus === 'paused' ? (
        <OfflineState />
      ) : (
        <Stack role="status" aria-label="Loading">
          <Skeleton height={90} />
          <Skeleton height={140} />
        </Stack>
      )}
    </Page>
  )
}

const Account = ({ account }: { account: PatientAccount }) => (
  <Stack gap="sm">
    <Figures
      figures={[
        { label: 'Owed', value: dollars(account.owed_cents) },
        { label: 'Not applied', value: dollars(account.unapplied_cents) },
      ]}
    />
    <OwedClaims account={account} />
    {account.abilities.pay && <PaymentForm key={account.payments[0]?.id} account={account} />}
    <PaymentList account={account} />
    <StatementList account={account} />
  </Stack>
)

const OwedClaims = ({ account }: { account: PatientAccount }) => (
  <Card title="Owed by the patient">
    {account.claims.length === 0 ? (
      <Text size="sm">Nothing is owed.</Text>
    ) : (
      <MoneyTable label="Owed by the patient" heads={['Claim', 'Care', 'Payor', 'Owed']}>
        <tbody>
          {account.claims.map((claim) => (
            <tr key={claim.id}>
              <th scope="row">
                <ClaimLink claim={claim} />
              </th>
              <td>
                <DateText day={claim.start_date} />
              </td>
              <td data-words>{claim.payor}</td>
              <td>
                <Money cents={claim.patient_cents} />
              </td>
            </tr>
          ))}
        </tbody>
      </MoneyTable>
    )}
  </Card>
)
