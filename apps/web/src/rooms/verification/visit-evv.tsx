import type { VendorVerification } from '@homeward/contract/verification/shape'
import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../plumbing/paths/to.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { InstantText } from '../../ui/text/values.tsx'
import { ProblemsInShort } from './problems-in-short.tsx'
import { verificationsOf } from './queries.ts'
import { VerificationActions } from './record/verification-actions.tsx'
import { VerificationBadge } from './status.tsx'
import { TextLink } from './text-link.tsx'

/** What each EVV vendor knows of a visit. */
export const VisitEvv = ({ visitId }: { visitId: string }) => {
  const query = useQuery(verificationsOf(visitId))
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <Skeleton height={60} />
  if (query.data.data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No EVV vendor was told of this visit. It is sent once it is approved, if its payor has an
        EVV account.
      </Text>
    )
  }
  return (
    <Stack gap="md">
      {query.data.data.map((verification) => (
        <AtVendor key={verification.id} verification={verification} />
      ))}
    </Stack>
  )
}

const AtVendor = ({ verification }: { verification: VendorVerification }) => {
  const { id, account, status, verified_at, sent_at, problems } = verification
  const at = status === 'verified' ? verified_at : sent_at
  return (
    <div>
      <Group gap="sm">
        <TextLink href={to('admin.verifications', {}, { status: 'all', open: id })}>
          {account.name}
        </TextLink>
        <VerificationBadge status={status} />
        {at !== null && <InstantText at={at} />}
      </Group>
      <ProblemsInShort problems={problems} />
      {status !== 'verified' && <VerificationActions verification={verification} />}
    </div>
  )
}
