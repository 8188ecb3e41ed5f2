import autocannon from 'autocannon'
import { middleDay, nth, tokenOf } from '../seed/ids.ts'
import { start } from '../servers/start.ts'
import { openRecorder } from '../servers/statements.ts'

/** Requests that an office makes all day: this week's visits, one client's, and the newest of all. */
const requests: Record<string, string> = {
  'one week, page 1': `by_scheduled_date[start_date]=${middleDay}&by_scheduled_date[end_date]=2026-06-07`,
  'one client': `by_client_id=${nth('client', 42)}`,
  'one week, open ones': `unassigned=true&by_scheduled_date[start_date]=${middleDay}&by_scheduled_date[end_date]=2026-06-07`,
}

type ListResult = { request: string; own: number; bare: number; ratio: number; p95: number }

/** Requests per second of our endpoint and of the same statements by bare node, in turns. */
export async function benchLists(url: string, seconds: number): Promise<ListResult[]> {
  const results: ListResult[] = []
  const recorder = await openRecorder(url)
  for (const [request, query] of Object.entries(requests)) {
    const path = `/api/v1/visits?${query.replaceAll('[', '%5B').replaceAll(']', '%5D')}`
    const statements = await recorder.statementsOf(path, tokenOf(1))
    const own = await start('own-server.ts', url)
    const bare = await start('bare-server.ts', url, statements)
    try {
      // In turns, so that both meet the same weather; the first turn only warms up.
      const turns = { own: [] as number[], bare: [] as number[], p95: [] as number[] }
      for (let turn = 0; turn < 4; turn++) {
        const ours = await fire(own.address + path, turn === 0 ? 2 : seconds)
        const theirs = await fire(bare.address, turn === 0 ? 2 : seconds)
        if (turn === 0) continue
        turns.own.push(ours.requests.average)
        turns.p95.push(ours.latency.p97_5)
        turns.bare.push(theirs.requests.average)
      }
      const [ours, theirs] = [median(turns.own), median(turns.bare)]
      results.push({
        request,
        own: ours,
        bare: theirs,
        ratio: ours / theirs,
        p95: median(turns.p95),
      })
    } finally {
      own.stop()
      bare.stop()
    }
  }
  await recorder.close()
  return results
}

async function fire(url: string, duration: number) {
  const result = await autocannon({
    url,
    duration,
    connections: 16,
    headers: { authorization: `Bearer ${tokenOf(1)}` },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with errors`)
  return result
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
