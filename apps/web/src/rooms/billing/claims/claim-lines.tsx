import type { ClaimLine } from '@homeward/contract/billing/filing-shape'
import { Card } from '../../../ui/record/facts.tsx'
import { DateText, Money } from '../../../ui/text/values.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import styles from './claims.module.css'

/** The service lines of a claim; one line alone is told by the facts beside it. */
export const ClaimLines = ({ lines }: { lines: readonly ClaimLine[] }) =>
  lines.length > 1 ? (
    <Card title="Service lines">
      <LineTable lines={lines} />
    </Card>
  ) : null

/** Lines as they are billed. */
export const LineTable = ({ lines }: { lines: readonly ClaimLine[] }) => (
  <table className={styles.sums}>
    <tbody>
      {lines.map((line) => (
        <tr key={line.line_number}>
          <th scope="row">
            <DateText day={line.service_date} /> {line.procedure}, {countWords(line.units, 'unit')}
          </th>
          <td>
            <Money cents={line.charge_cents} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
