import {
  acceptOpenVisit,
  declineOpenVisit,
  listOpenVisits,
  type OpenVisit,
} from '@homeward/contract/visits/offers'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { keyOf, queryClient, useWrite } from '../../../plumbing/query.ts'
import { dayQuery } from '../queries.ts'

const sentences = {
  get yours() {
    return t('The visit is yours. It is on your schedule.')
  },
  get told() {
    return t('The office knows that you can take the visit.')
  },
  get declined() {
    return t('Declined. The office knows.')
  },
  take: () => t('Take an open visit'),
  decline: () => t('Decline an open visit'),
}

const readAgain = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf(listOpenVisits.room, listOpenVisits) }),
    queryClient.invalidateQueries({ queryKey: dayQuery.queryKey }),
  ])

/** Answers an offer. A refusal is told in words, and the list is read anew: the offer may be gone. */
export const useAnswer = ({ id }: Pick<OpenVisit, 'id'>) => {
  const accepting = useWrite(acceptOpenVisit, { quiet: true, label: sentences.take })
  const declining = useWrite(declineOpenVisit, { label: sentences.decline })
  return {
    busy: accepting.isPending || declining.isPending,
    accept: () =>
      accepting.mutate(
        { id },
        {
          onSuccess: ({ assigned }) => toastDone(assigned ? sentences.yours : sentences.told),
          onError: (error) => showFailure(error),
          onSettled: () => void readAgain(),
        },
      ),
    decline: () =>
      declining.mutate(
        { id },
        {
          onSuccess: () => toastDone(sentences.declined),
          onSettled: () => void readAgain(),
        },
      ),
  }
}
