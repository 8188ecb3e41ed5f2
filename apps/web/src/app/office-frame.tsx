import type { ReactNode } from 'react'
import { useSession } from '../plumbing/session/session.ts'
import { loadBellPopover } from '../rooms/collaboration/notifications/bell.tsx'
import { Alone } from './frames.tsx'
import { Column } from './shell/column.tsx'
import { Overlays } from './shell/overlays.tsx'
import { Paper } from './shell/paper.tsx'
import { Rail } from './shell/rail.tsx'
import shell from './shell/shell.module.css'
import { Skip } from './shell/skip.tsx'
import './shell/tabs.layer.css'
import { TopBar } from './shell/top-bar.tsx'

const later = [loadBellPopover]

/** The frame of the office: with the top bar, the menu, the search and the keys. */
export const OfficeFramed = ({ children }: { children: ReactNode }) => {
  const user = useSession()
  return (
    <Alone>
      <Skip later={later} />
      {user && <TopBar user={user} />}
      <div className={shell.below}>
        {user && <Rail user={user} />}
        <Column>
          {user && <Paper user={user} />}
          {children}
        </Column>
      </div>
      {user && <Overlays user={user} />}
    </Alone>
  )
}
