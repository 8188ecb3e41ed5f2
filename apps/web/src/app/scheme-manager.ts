import type { MantineColorSchemeManager } from '@mantine/core'
import { prefer, preferences, watchPreferences } from '../plumbing/preferences.ts'

let stop = () => undefined as void

/** Keeps the colour scheme with the other preferences. */
export const schemeManager: MantineColorSchemeManager = {
  get: () => preferences().colorScheme,
  set: (colorScheme) => {
    if (colorScheme !== preferences().colorScheme) prefer({ colorScheme })
  },
  subscribe: (tell) => {
    let told = preferences().colorScheme
    stop = watchPreferences(() => {
      const { colorScheme } = preferences()
      if (colorScheme === told) return
      told = colorScheme
      tell(colorScheme)
    })
  },
  unsubscribe: () => stop(),
  clear: () => prefer({ colorScheme: 'auto' }),
}
