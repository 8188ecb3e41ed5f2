import { loadDialog, loadDrawer } from './overlays.ts'
import { whenOpened } from './when-opened.tsx'

/** A dialog over the page, as `Modal` of Mantine. */
export const Dialog = whenOpened(loadDialog)

/** A panel beside the page, as `Drawer` of Mantine. */
export const Panel = whenOpened(loadDrawer)
