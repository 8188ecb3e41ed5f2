import { t } from '../../../plumbing/language/translate.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { Card } from '../../../ui/record/facts.tsx'
import type { Parent } from '../queries.ts'
import { Comments } from './comments.tsx'

type Props = { parent: Parent; of: string }

/** The comments of a record as a card of its page. */
export const CommentsCard = (props: Props) => {
  const can = useCan()
  if (!can('comments.read')) return null
  return (
    <div data-print="no">
      <Card title={t('Comments')}>
        <Comments {...props} />
      </Card>
    </div>
  )
}
