import type { Visit } from '@homeward/contract/visits/visits'
import {
  correctionReasonLabels,
  entryMethodLabels,
  visitStatusLabels,
} from '@homeward/domain/visits/vocabulary'
import { HistoryList } from '../../../ui/history/history-list.tsx'
import { answerWords } from './answer-words.ts'

const labels = {
  status: visitStatusLabels,
  review_reason: correctionReasonLabels,
  check_in_reason: correctionReasonLabels,
  check_out_reason: correctionReasonLabels,
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
