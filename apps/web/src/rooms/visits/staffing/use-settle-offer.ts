import { pickForOffer, type VisitOffer, withdrawVisitOffer } from '@homeward/contract/visits/offers'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { touchedBySchedule } from '../queries.ts'

/** Ends an offer: nobody gets the visit, or one of those who accepted. */
export const useSettleOffer = ({ id }: Pick<VisitOffer, 'id'>) => {
  const withdrawing = useWrite(withdrawVisitOffer)
  const picking = useWrite(pickForOffer, { touches: touchedBySchedule })
  return {
    saving: withdrawing.isPending || picking.isPending,
    withdraw: () => withdrawing.mutate({ id }, { onSuccess: () => toastDone('Offer withdrawn.') }),
    pick: (agent_id: string) =>
      picking.mutate({ id, agent_id }, { onSuccess: () => toastDone('Caregiver assigned.') }),
  }
}
