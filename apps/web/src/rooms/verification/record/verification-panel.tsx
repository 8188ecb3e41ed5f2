import type { VendorVerificationPage } from '@homeward/contract/verification/shape'
import { accountVendorLabels } from '@homeward/domain/agency/integration-accounts'
import {
  vendorClaimStatusLabels,
  verificationKindLabels,
} from '@homeward/domain/verification/vocabulary'
import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { BriefQuery } from '../../../ui/list/beside/brief-query.tsx'
import { Card, FactCard } from '../../../ui/record/facts.tsx'
import { DateText, InstantText } from '../../../ui/text/values.tsx'
import { Problems } from '../problems.tsx'
import { verificationQuery } from '../queries.ts'
import { VerificationBadge } from '../status.tsx'
import { TextLink } from '../text-link.tsx'
import { pageOf } from '../where.ts'
import { Attempts } from './attempts.tsx'
import { Elements } from './elements.tsx'
import { FixHere } from './fix-here.tsx'
import { VerificationActions } from './verification-actions.tsx'

/** One record at one vendor: what is wrong, what to do, and every attempt. */
export const VerificationPanel = ({ id }: { id: string }) => (
  <BriefQuery query={useQuery(verificationQuery(id))} of="EVV record">
    {(verification) => <Loaded verification={verification} />}
  </BriefQuery>
)

const Loaded = ({ verification }: { verification: VendorVerificationPage }) => {
  const { account, vendor, kind, name, problems, status } = verification
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <VerificationBadge status={status} />
        <TextLink href={pageOf(verification)}>{name}</TextLink>
        {verification.day !== null && <DateText day={verification.day} />}
      </Group>
      {problems.length > 0 && (
        <Card title="What is wrong">
          <Problems problems={problems} />
          <FixHere verification={verification} />
        </Card>
      )}
      <VerificationActions verification={verification} />
      <FactCard
        title="At the vendor"
        facts={[
          { label: 'Type', value: verificationKindLabels[kind] },
          { label: 'Account', value: account.name },
          { label: 'Vendor', value: accountVendorLabels[vendor] },
          { label: 'Vendor’s number', value: verification.vendor_key },
          { label: 'Next sending', value: when(verification.due_at) },
          { label: 'Sent', value: when(verification.sent_at) },
          { label: 'Answered', value: when(verification.answered_at) },
          { label: 'Verified', value: when(verification.verified_at) },
          ...(verification.claim_status === null
            ? []
            : [
                {
                  label: 'Claim at the vendor',
                  value: vendorClaimStatusLabels[verification.claim_status],
                },
              ]),
        ]}
      />
      <Elements elements={verification.elements} />
      <Attempts attempts={verification.attempts} sent={verification.sent_at !== null} />
    </Stack>
  )
}

const when = (at: string | null) => at && <InstantText at={at} />
