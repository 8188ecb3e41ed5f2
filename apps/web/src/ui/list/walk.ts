import { onWipe } from '../../plumbing/session/wipe.ts'

/** The addresses of a list's rows as somebody saw them: those of a page, and how many rows come before it. */
type Walk = { hrefs: readonly string[]; before: number; total: number }

/** Where a record stands in the list that somebody came from. */
export type Steps = { previous?: string; next?: string; position?: string }

/** A record shows lists too, which must not take the place of the one that led there at once. */
const kept = 5

let walks: readonly Walk[] = []
onWipe(() => {
  walks = []
})

const pathOf = (href: string): string => href.replace(/[?#].*$/, '')

/** Remembers a list for the pages of its records. It is gone with the window: it says who was looked at. */
export const rememberWalk = (walk: Walk): void => {
  const first = walk.hrefs[0]
  if (first === undefined) return
  const others = walks.filter(({ hrefs }) => hrefs[0] !== first)
  walks = [walk, ...others].slice(0, kept)
}

/** What stands before and after an address in the list that somebody came from last. */
export const stepsAround = (href: string): Steps => {
  const at = (walk: Walk) => walk.hrefs.findIndex((one) => pathOf(one) === pathOf(href))
  const walk = walks.find((one) => at(one) >= 0)
  if (!walk) return {}
  const index = at(walk)
  const [previous, next] = [walk.hrefs[index - 1], walk.hrefs[index + 1]]
  return {
    ...(previous && { previous }),
    ...(next && { next }),
    position: `${walk.before + index + 1} of ${walk.total.toLocaleString('en-US')}`,
  }
}
