import type { Visit } from '@homeward/contract/visits/visits'
import { entryMethodLabels, visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { HistoryList } from '../../../ui/history/history-list.tsx'
import { wordsByKey } from '../reasons.ts'
import { answerWords } from './answer-words.ts'

const labels = {
  status: visitStatusLabels,
  review_reason: wordsByKey,
  check_in_reason: wordsByKey,
  check_out_reason: wordsByKey,
  missed_reason: wordsByKey,
  missed_action: wordsByKey,
  check_in_method: entryMethodLabels,
  check_out_method: entryMethodLabels,
}

/** Who did what to a visit, in sentences. */
export const VisitHistory = ({ visit }: { visit: Visit }) => (
  <HistoryList
    type="visit"
    id={visit.id}
    labels={labels}
    was={{ reviewed_check_in_at: visit.check_in_at, reviewed_check_out_at: visit.check_out_at }}
    describe={(changes) => answerWords(changes, visit.activities)}
  />
)
