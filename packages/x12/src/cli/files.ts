import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The files that paths name, directories gone through in order of names; and what is not there. */
export function filesOf(paths: readonly string[]): { files: string[]; missing: string[] } {
  const files: string[] = []
  const missing: string[] = []
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat || !isReadable(path)) missing.push(path)
    else if (!stat.isDirectory()) files.push(path)
    else {
      const inside = readdirSync(path)
        .toSorted()
        .map((name) => join(path, name))
      const found = filesOf(inside)
      files.push(...found.files)
      missing.push(...found.missing)
    }
  }
  return { files, missing }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}
