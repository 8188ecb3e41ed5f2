import type { Rolldown } from 'vite'
import { draftBuild } from './draft.ts'
import { groupsOf, rankOf } from './groups.ts'

/** Libraries as one file each: they change seldom, and an update of ours does not load them again. */
const vendors: [name: string, path: RegExp][] = [
  ['libraries', /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/],
  // Computing dates of a rule is done by few screens.
  ['recurrence', /node_modules\/(rrule-temporal|temporal-polyfill)\//],
]

/** Few files for each screen, by who needs what, in place of one for each set of screens. */
export async function splitting(root: string): Promise<Rolldown.CodeSplittingOptions> {
  const groups = groupsOf(await draftBuild(root))
  const names = [...new Set(groups.values())].toSorted((a, b) => rankOf(a) - rankOf(b))
  return {
    groups: [
      ...vendors.map(([name, test]) => ({ name, test, priority: names.length + 1 })),
      ...names.map((name, at) => ({
        name,
        test: (id: string) => groups.get(id) === name,
        priority: names.length - at,
      })),
    ],
  }
}
