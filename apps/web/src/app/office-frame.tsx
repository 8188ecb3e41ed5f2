import type { ReactNode } from 'react'
import { Framed } from './frames.tsx'
import { SearchButton } from './palette/search-button.tsx'
import { BurgerMenu } from './shell/burger-menu.tsx'
import { Overlays } from './shell/overlays.tsx'
import { Rail } from './shell/rail.tsx'

const parts = { Burger: BurgerMenu, Search: SearchButton, Rail, Overlays }

/** The frame of the office: with the menu, the search and the keys. */
export const OfficeFramed = ({ children }: { children: ReactNode }) => (
  <Framed parts={parts}>{children}</Framed>
)
