import type { VisitOffer } from '@homeward/contract/visits/offers'
import type { Visit } from '@homeward/contract/visits/visits'
import { offerModeLabels, offerStatusLabels } from '@homeward/domain/visits/offers'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { RecipientLine } from './recipient-line.tsx'
import styles from './staffing.module.css'
import { useSettleOffer } from './use-settle-offer.ts'

type Props = { offers: readonly VisitOffer[] | undefined; visit: Visit }

/** To whom a visit was offered and what they answered, wave by wave. */
export const OfferList = ({ offers, visit }: Props) => {
  if (!offers) return <Skeleton height={160} role="status" aria-label="Loading" />
  if (offers.length === 0)
    return (
      <EmptyState
        icon={IconSend}
        title="Not offered yet"
        hint="Choose caregivers in “Best fit”, or offer the visit to the best ten."
      />
    )
  return (
    <div className={styles.offers}>
      {offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} visit={visit} />
      ))}
    </div>
  )
}

const OfferCard = ({ offer, visit }: { offer: VisitOffer; visit: Visit }) => {
  const { withdraw, pick, saving } = useSettleOffer(offer)
  const open = offer.status === 'open'
  const pickable = offer.mode === 'pick' && visit.status === 'available'
  return (
    <Card title={`${offerStatusLabels[offer.status]} · ${offerModeLabels[offer.mode]}`}>
      <Text size="sm" c="dimmed">
        Offered by {offer.created_by} on <InstantText at={offer.created_at} />. Answers until{' '}
        <InstantText at={offer.expires_at} />
        {open && offer.next_wave_at !== null && offer.recipients.some(isWaiting) && (
          <>
            ; next wave at <InstantText at={offer.next_wave_at} />
          </>
        )}
        .{offer.note && ` ${offer.note}`}
      </Text>
      <ul className={styles.recipients}>
        {offer.recipients.map((one) => (
          <RecipientLine
            key={one.agent.id}
            recipient={one}
            saving={saving}
            {...(pickable && (open || offer.status === 'expired') && { onPick: pick })}
          />
        ))}
      </ul>
      {open && (
        <Button variant="default" size="compact-sm" loading={saving} onClick={withdraw}>
          Withdraw
        </Button>
      )}
    </Card>
  )
}

const isWaiting = ({ answer }: VisitOffer['recipients'][number]): boolean => answer === 'waiting'
