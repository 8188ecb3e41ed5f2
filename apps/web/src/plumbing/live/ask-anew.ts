import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query.ts'
import { onWipe } from '../session/wipe.ts'

const gathering = 250
let gathered: QueryKey[] = []
let timer: ReturnType<typeof setTimeout> | undefined

onWipe(() => {
  clearTimeout(timer)
  gathered = []
})

/** Asks anew what is out of date; much at once is gathered for a moment. */
export const askAnew = (keys: readonly QueryKey[]): void => {
  const first = gathered.length === 0
  gathered.push(...keys)
  if (!first || gathered.length === 0) return
  timer = setTimeout(() => {
    const once = new Map(gathered.map((key) => [JSON.stringify(key), key]))
    gathered = []
    for (const queryKey of once.values()) void queryClient.invalidateQueries({ queryKey })
  }, gathering)
}
