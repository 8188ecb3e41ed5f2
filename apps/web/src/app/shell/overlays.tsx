import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { type ReactNode, useEffect, useState } from 'react'
import { toastNote } from '../../plumbing/failures/toasts.ts'
import { words } from '../../plumbing/failures/words.ts'
import { inTime } from '../../plumbing/in-time.ts'
import { t } from '../../plumbing/language/translate.ts'
import { hideKeys, useKeysShown } from '../keys/show-keys.ts'
import { useGlobalKeys } from '../keys/use-global-keys.ts'
import type { PaletteProps } from '../palette/palette.tsx'
import { usePaletteRequests } from '../palette/request.ts'
import { whenOpened } from '../../ui/feedback/when-opened.tsx'

const KeysDialog = whenOpened(() => import('../keys/keys-dialog.tsx').then((m) => m.KeysDialog))

/** What may open over any page, and the keys that open it: the command palette and the help of the keys. */
export const Overlays = ({ user }: { user: SessionUser }) => {
  useGlobalKeys(user)
  return (
    <>
      <LoadedPalette user={user} request={usePaletteRequests()} />
      <KeysDialog user={user} opened={useKeysShown()} onClose={hideKeys} />
    </>
  )
}

type Draw = (props: PaletteProps) => ReactNode

/** The palette, loaded with the first request; where that fails the page stays, and the next one tries again. */
const LoadedPalette = (props: PaletteProps) => {
  const { request } = props
  const [draw, setDraw] = useState<Draw>()
  const wanted = request > 0 && draw === undefined
  useEffect(() => {
    if (!wanted) return
    inTime(() => import('../palette/palette.tsx')).then(
      ({ Palette }) => setDraw(() => (given: PaletteProps) => <Palette {...given} />),
      () => toastNote(t(words.notLoaded)),
    )
  }, [wanted, request])
  return draw?.(props)
}
