import { adminOverlays } from './admin.ts'
import { listOverlays } from './lists.ts'
import { fieldOverlays, superOverlays } from './others.ts'
import type { Overlay } from './overlay.ts'
import { agentOverlays, clientOverlays } from './people.ts'
import { evvOverlays } from './evv.ts'
import { payOverlays } from './pay.ts'
import { plainOverlays } from './plain.ts'
import { shellOverlays } from './shell.ts'
import { workOverlays } from './work.ts'

/** What opens for each person over the screens of the product. */
export const overlaysOf = {
  owner: [
    ...shellOverlays,
    ...listOverlays,
    ...clientOverlays,
    ...agentOverlays,
    ...workOverlays,
    ...evvOverlays,
    ...adminOverlays,
    ...payOverlays,
    ...plainOverlays,
  ],
  super: superOverlays,
  caregiver: fieldOverlays,
} as const satisfies Record<string, readonly Overlay[]>
