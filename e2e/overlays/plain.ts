import { declaredScreens } from '../declared-screens.ts'
import { button, type Overlay, rowThen } from './overlay.ts'

/** What opens on the screen of each plain record. */
export const plainOverlays: readonly Overlay[] = declaredScreens
  .filter(({ plain }) => plain !== undefined)
  .flatMap(({ path, plain }) => [
    {
      name: `new ${plain}`,
      of: ['ui/plain/plain-screen.tsx'],
      on: path,
      open: button(/^Add /),
    },
    {
      name: `away with a ${plain}`,
      of: ['ui/plain/plain-actions.tsx'],
      on: path,
      open: rowThen(/^(?:Archive|Remove|Withdraw)$/),
    },
  ])
