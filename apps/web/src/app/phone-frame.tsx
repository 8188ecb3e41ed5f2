import type { ReactNode } from 'react'
import { declareScreens } from '../plumbing/paths/list.ts'
import { useSession } from '../plumbing/session/session.ts'
import { screens as news } from '../rooms/collaboration/notifications/screens.ts'
import { Alone } from './frames.tsx'
import { PhoneShell } from './shell/phone-shell.tsx'
import { Skip } from './shell/skip.tsx'

// The tabs lead there before the list of all screens is loaded.
declareScreens(news)

/** The frame of people in the field. */
export const PhoneFramed = ({ children }: { children: ReactNode }) => {
  const user = useSession()
  return (
    <Alone>
      <Skip />
      {user ? <PhoneShell user={user}>{children}</PhoneShell> : children}
    </Alone>
  )
}
