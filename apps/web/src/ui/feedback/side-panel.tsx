import type { SidePanelProps } from './side-drawer.tsx'
import { whenOpened } from './when-opened.tsx'

/** A panel beside a list, so that the list keeps its place. Escape closes it. */
export const SidePanel = whenOpened<SidePanelProps>(() =>
  import('./side-drawer.tsx').then((m) => m.SideDrawer),
)
