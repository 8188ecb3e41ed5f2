import type { Credential } from '@homeward/contract/caregivers/credentials'
import { credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { credentialStatusLabels } from '@homeward/domain/caregivers/vocabulary'
import { Text } from '@mantine/core'
import type { Column } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, None } from '../../../ui/text/values.tsx'

/** "in 12 days", "3 days ago": beside the date, for those who have to do something about it. */
export const leftWords = (days: number): string => {
  if (days === 0) return 'today'
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days).toLocaleString('en-US')} days`
  return days > 0 ? `in ${count}` : `${count} ago`
}

export const credentialColumns: readonly Column<Credential>[] = [
  {
    key: 'kind',
    header: 'Credential',
    sort: 'kind',
    cell: ({ kind }) => credentialKindLabels[kind],
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, replaced }) =>
      replaced ? (
        <StatusBadge status="archived" label="Replaced" />
      ) : (
        <StatusBadge status={status} label={credentialStatusLabels[status]} />
      ),
  },
  {
    key: 'expires',
    header: 'Expires',
    sort: 'expires_on',
    cell: ({ expires_on: day, days_left: left }) => (
      <>
        <DateText day={day} />{' '}
        {left !== null && (
          <Text size="xs" c="dimmed" span>
            {leftWords(left)}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'issued',
    header: 'Issued',
    wide: true,
    cell: ({ issued_on: day }) => <DateText day={day} />,
  },
  { key: 'number', header: 'Number', wide: true, cell: ({ number }) => number ?? <None /> },
  {
    key: 'document',
    header: 'Document',
    cell: ({ document }) =>
      document ? (
        <a href={document.url} target="_blank" rel="noreferrer">
          {document.name}
        </a>
      ) : (
        <None />
      ),
  },
]
