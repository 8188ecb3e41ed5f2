import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds of CPU that processes have used so far, by id; null where there is no /proc. */
type Used = ReadonlyMap<string, number> | null

/** A tick of /proc/<pid>/stat. */
const tick = 10

const statOf = (pid: string): { parent: string; used: number } | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parts = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { parent: parts[1] ?? '', used: (Number(parts[11]) + Number(parts[12])) * tick }
  } catch {
    return null
  }
}

/** A process and its children. */
export function usedBy(pid: number): Used {
  const own = statOf(String(pid))
  if (own === null) return null
  const used = new Map([[String(pid), own.used]])
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : null
    if (stat?.parent === String(pid)) used.set(name, stat.used)
  }
  return used
}

/** What was used between two looks. Children that ended meanwhile are not counted. */
export const usedBetween = (before: Used, after: Used): number =>
  before && after
    ? [...after].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0)
    : Number.NaN

/** Megabytes that a process holds in memory. */
export function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** The process that has started another. */
export const parentOf = (pid: number): number => Number(statOf(String(pid))?.parent)
