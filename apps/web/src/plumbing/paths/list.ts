import type { Screen, Screens } from './screen.ts'

/** The app says here which screens there are, so that what lies below it can name them: `app/screens.ts`. */
export interface Declared {}

type Known = Declared extends { screens: infer S extends Screens } ? S : Screens

export type PathId = keyof Known

/** The pattern of a path, as a literal. */
export type PathOf<Id extends PathId> = Known[Id]['path']

let known: Screens = {}

/** The app does this before anything is shown that leads there; what is known already stays. */
export const declareScreens = (screens: Screens): void => {
  known = { ...known, ...screens }
}

export const pathIds = (): PathId[] => Object.keys(known) as PathId[]

/** A screen as declared, for code that treats all alike. */
export const pathOf = (id: PathId): Screen => {
  const screen = known[id]
  if (!screen) throw new Error(`no screen ${id} is declared`)
  return screen
}
