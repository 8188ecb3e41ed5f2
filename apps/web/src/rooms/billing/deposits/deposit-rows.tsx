import type { DepositPreview } from '@homeward/contract/billing/deposit-imports'
import { depositRowStateLabels } from '@homeward/domain/billing/deposit-rows'
import { Text } from '@mantine/core'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, Money, None } from '../../../ui/text/values.tsx'
import { MoneyTable } from '../accounts/money-table.tsx'

type Row = DepositPreview['rows'][number]

const tones = { new: 'approved', known: 'archived', skipped: 'archived', wrong: 'failed' }

/** What would become of the rows of a bank's file. */
export const DepositRows = ({ rows }: { rows: readonly Row[] }) => (
  <MoneyTable
    label="Rows of the file"
    heads={['Line', 'Status', 'Bank date', 'Amount', 'Trace number', 'Remittance']}
    words={['Status', 'Bank date', 'Trace number', 'Remittance']}
  >
    <tbody>
      {rows.map((row) => (
        <tr key={row.line}>
          <th scope="row">{row.line}</th>
          <td data-words colSpan={row.problem === null ? 1 : 5}>
            <StatusBadge status={tones[row.state]} label={depositRowStateLabels[row.state]} />
            {row.problem !== null && <Text size="sm">{row.problem}</Text>}
          </td>
          {row.problem === null && (
            <>
              <td data-words>
                <DateText day={row.bank_date} />
              </td>
              <td>
                <Money cents={row.amount_cents} />
              </td>
              <td data-words>{row.trace_number ?? <None />}</td>
              <td data-words>{row.payer_name ?? <None />}</td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  </MoneyTable>
)
