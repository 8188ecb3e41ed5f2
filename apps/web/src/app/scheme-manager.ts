import type { MantineColorSchemeManager } from '@mantine/core'
import { prefer, preferences, watchPreferences } from '../plumbing/preferences.ts'

let stop = () => undefined as void

/** Keeps the colour scheme with the other preferences. */
export const schemeManager: MantineColorSchemeManager = {
  get: () => preferences().colorScheme,
  set: (colorScheme) => prefer({ colorScheme }),
  subscribe: (tell) => {
    stop = watchPreferences(() => tell(preferences().colorScheme))
  },
  unsubscribe: () => stop(),
  clear: () => prefer({ colorScheme: 'auto' }),
}
