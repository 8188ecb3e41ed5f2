import type { SessionUser } from '@homeward/contract/identity/sign-in'
import type { ComponentType } from 'react'

type Part = ComponentType<{ user: SessionUser }>

/** What the frame has for the office alone: the burger of small screens, the search, the menu, what opens over all. */
export type OfficeParts = { Burger: Part; Search: ComponentType; Rail: Part; Overlays: Part }
