import { declareScreens } from '../plumbing/paths/list.ts'
import { guestScreens } from '../rooms/identity/guest-screens.ts'
import { phoneScreens } from './phone-screens.ts'
import { publicScreens } from './public-screens.ts'

/** What is known before the list of all screens is loaded: nobody needs that to sign in, or in the field. */
declareScreens({ ...publicScreens, ...guestScreens, ...phoneScreens })

let every: Promise<unknown> | undefined

/** Makes every screen known. */
export const everyScreen = (): Promise<unknown> =>
  (every ??= import('./screens.ts').catch((error: unknown) => {
    every = undefined
    throw error
  }))
