export type Look = {
  on: 'desk' | 'phone'
  width: number
  height: number
  scheme: 'light' | 'dark'
  /** Where only the scheme is another than before, only colours can be at fault. */
  of: 'all' | 'colors'
}

const desk = { on: 'desk', width: 1440, height: 900 } as const
const phone = { on: 'phone', width: 390, height: 844 } as const

export const lightDesk: Look = { ...desk, scheme: 'light', of: 'all' }
const darkDesk: Look = { ...desk, scheme: 'dark', of: 'colors' }
export const darkPhone: Look = { ...phone, scheme: 'dark', of: 'all' }
const lightPhone: Look = { ...phone, scheme: 'light', of: 'colors' }

const every = Boolean(process.env.HOMEWARD_EVERY_LOOK)

/** In which looks a screen is checked. Both schemes and both widths are among the usual two. */
export const looks: readonly Look[] = every
  ? [lightDesk, darkDesk, darkPhone, lightPhone]
  : [lightDesk, darkPhone]

/** In which looks one of many overlays is checked: the usual two take turns. */
export const looksOf = (at: number, only?: Look['on']): Look[] => {
  const possible = looks.filter(({ on }) => only === undefined || on === only)
  return every ? possible : possible.slice(at % possible.length, (at % possible.length) + 1)
}

export const looksInWords = every
  ? 'in every look'
  : 'in light at a desk and in dark on a phone, overlays in turn; HOMEWARD_EVERY_LOOK=1 checks all'
