import { plainRecords } from '@homeward/contract/all'
import { declaredScreens } from '../declared-screens.ts'
import { button, type Overlay, rowThen } from './overlay.ts'

/** The plain records that somebody may remove or archive. */
const leaving: ReadonlySet<string> = new Set(
  plainRecords
    .filter(({ endpoints }) => endpoints.archive ?? endpoints.delete)
    .map(({ type }) => type),
)

/** What opens on the screen of each plain record. */
export const plainOverlays: readonly Overlay[] = declaredScreens.flatMap(
  ({ path, plain }): Overlay[] => {
    if (plain === undefined) return []
    const adding: Overlay = {
      name: `new ${plain}`,
      of: ['ui/plain/plain-screen.tsx'],
      on: path,
      open: button(/^Add /),
    }
    const away: Overlay = {
      name: `away with a ${plain}`,
      of: ['ui/plain/plain-actions.tsx'],
      on: path,
      open: rowThen(/^(?:Archive|Remove|Retire|Withdraw)$/),
    }
    return leaving.has(plain) ? [adding, away] : [adding]
  },
)
