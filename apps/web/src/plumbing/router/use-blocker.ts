import { useEffect, useState } from 'react'
import { useRouter } from './react.tsx'

/** Somebody wants to leave: they may, or they stay. */
type Leaving = { leave: () => void; stay: () => void }

/** Holds whoever leaves the screen `when` it may not be left unasked; what is to be asked of them. */
export const useBlocker = (when: boolean): Leaving | undefined => {
  const { history } = useRouter()
  const [leaving, setLeaving] = useState<Leaving>()
  useEffect(() => {
    if (!when) return undefined
    return history.block({
      enableBeforeUnload: true,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false
        const stays = await new Promise<boolean>((answer) =>
          setLeaving({ leave: () => answer(false), stay: () => answer(true) }),
        )
        setLeaving(undefined)
        return stays
      },
    })
  }, [when, history])
  return leaving
}
