import type { PathId } from '../plumbing/paths/list.ts'

let built: ReadonlySet<string> = new Set()

/** Says which paths have a screen. The router does so, as it alone knows the screens themselves. */
export const nowBuilt = (ids: readonly string[]): void => {
  built = new Set(ids)
}

/** Whether a path has a screen; the menu shows no others. */
export const isBuilt = (id: PathId): boolean => built.has(id)
