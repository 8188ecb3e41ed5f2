import { createVisitOffers, type VisitOffer } from '@homeward/contract/visits/offers'
import type { Visit } from '@homeward/contract/visits/visits'
import type { InputOf } from '../../../plumbing/api/types.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'

type Wishes = Omit<InputOf<typeof createVisitOffers>, 'visit_ids'>

/**
 * Offers a visit to caregivers: to those who are named, else to the ten who fit best. One offer at a time: while one
 * is open there is no other.
 */
export const useOffer = (
  { id, status }: Pick<Visit, 'id' | 'status'>,
  offers: readonly Pick<VisitOffer, 'status'>[] | undefined,
) => {
  const open = offers?.some((offer) => offer.status === 'open') ?? false
  const write = useWrite(createVisitOffers)
  return {
    possible: status === 'available' && !open,
    /** Those who were asked may still answer. */
    open,
    sending: write.isPending,
    send: (wishes: Wishes = {}, onDone?: () => void) =>
      write.mutate(
        { visit_ids: [id], ...wishes },
        {
          onSuccess: ({ offers, left_out: leftOut }) => {
            const people = offers.reduce((sum, { recipients }) => sum + recipients.length, 0)
            toastDone(
              `Offered to ${people} ${people === 1 ? 'caregiver' : 'caregivers'}, in waves.` +
                (leftOut.length > 0 ? ` Left out: ${leftOut.map(({ why }) => why).join(' ')}` : ''),
            )
            onDone?.()
          },
        },
      ),
  }
}

export type Offering = ReturnType<typeof useOffer>
