import { useCan } from '../../plumbing/session/session.ts'
import { Card } from '../record/facts.tsx'
import { HistoryList, type HistoryOf } from './history-list.tsx'

/** The history of a record as a card; nothing for those who may not see it. */
export const HistoryCard = (of: HistoryOf) => {
  const can = useCan()
  if (!can('history.read')) return null
  return (
    <div data-print="no">
      <Card title="History">
        <HistoryList {...of} />
      </Card>
    </div>
  )
}
