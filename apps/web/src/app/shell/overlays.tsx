import type { SessionUser } from '@homeward/contract/identity'
import { lazy, Suspense } from 'react'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { usePaletteRequests } from '../palette/request.ts'

const Palette = lazy(() => import('../palette/palette.tsx').then((m) => ({ default: m.Palette })))

/** What may open over any page: the command palette and the help of the keys. */
export const Overlays = ({ user }: { user: SessionUser }) => {
  const request = usePaletteRequests()
  return (
    <>
      {request > 0 && (
        <Suspense>
          <Palette user={user} request={request} />
        </Suspense>
      )}
      <KeysDialog user={user} />
    </>
  )
}
