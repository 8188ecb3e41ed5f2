import { Suspense } from 'react'
import { FieldVisitScreen as FieldVisitOnly } from '../rooms/field/field-visit-screen.tsx'
import { useProvisions } from '../rooms/field/use-provisions.ts'
import { lazyPart } from '../ui/feedback/lazy-part.tsx'
import { UnsentLine } from './shell/unsent-line.tsx'

const loadComments = () =>
  import('../rooms/collaboration/comments/comments-card.tsx').then((m) => m.CommentsCard)
const CommentsCard = lazyPart(loadComments)

const provisions = [loadComments]

/** A visit on the phone with its comments: they wait in line with what is done at the visit. */
export const FieldVisitScreen = () => {
  useProvisions(provisions)
  return (
    <FieldVisitOnly
      sync={<UnsentLine />}
      more={({ id, client }) => (
        <Suspense>
          <CommentsCard parent={{ type: 'Visit', id }} of={client.name} />
        </Suspense>
      )}
    />
  )
}
