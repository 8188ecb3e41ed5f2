import { formatMonth } from '@homeward/domain/billing/periods'
import { formatDateTime, formatDay } from '@homeward/domain/dates'
import { formatCents } from '@homeward/domain/money'
import type { AgencyContext } from '../../../plumbing/context.ts'
import { pdfParts } from '../../reports/door.ts'
import type { StatementContent, StatementRow } from './statement-store.ts'

const columns = [
  { label: 'Day', share: 2 },
  { label: 'Claim', share: 3 },
  { label: 'For', share: 9 },
  { label: 'Amount', share: 2, number: true },
] as const

/** Statements as they were made, each on pages of its own. */
export const statementPdf = (
  agency: AgencyContext,
  statements: Iterable<StatementRow> | AsyncIterable<StatementRow>,
): AsyncGenerator<Buffer> => pdfParts('Statements', columns, partsOf(agency, statements))

async function* partsOf(
  agency: AgencyContext,
  statements: Iterable<StatementRow> | AsyncIterable<StatementRow>,
) {
  for await (const row of statements) {
    const { content } = row
    const head = {
      title: `Statement ${row.number}, ${formatMonth(row.month.slice(0, 7))}`,
      lines: [
        agency.name,
        [content.name, content.address].filter(Boolean).join(', '),
        `Please pay ${formatCents(row.due_cents)}`,
      ],
      made: `Created ${formatDateTime(row.created_at, agency.timeZone)}`,
    }
    yield { head, rows: rowsOf(content) }
  }
}

const rowsOf = (content: StatementContent): string[][] => [
  ['', '', 'Balance before', formatCents(content.openingCents)],
  ...content.rows.map(({ date, number, description, cents }) => [
    formatDay(date),
    number,
    description,
    formatCents(cents),
  ]),
  ['', '', 'Balance', formatCents(content.closingCents)],
  ...(content.creditCents > 0
    ? [['', '', 'Payments not yet applied', formatCents(0 - content.creditCents)]]
    : []),
]
