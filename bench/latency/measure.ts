import type { Statement } from '../servers/protocol.ts'
import { start } from '../servers/start.ts'
import { openRecorder } from '../servers/statements.ts'
import { tokenOf } from '../seed/ids.ts'
import { openBare, type Bare } from './bare.ts'
import { type Call, openCaller } from './caller.ts'
import { cases, type Case } from './cases.ts'
import { percentile } from './percentiles.ts'

type Percentiles = { p50: number; p95: number }

/** Milliseconds of a case and of its statements, and how many times as long the endpoint takes. */
export type Measured = {
  name: string
  own: Percentiles
  sql: Percentiles
  ratio: number
  goal: Case['milliseconds']
}

type Variant = { path: string; statements: Statement[] }

/** Each case for so many seconds: an endpoint by HTTP and its own statements by bare pg, in turns. */
export async function measureCases(
  url: string,
  { seconds, named }: { seconds: number; named: string },
  tell: (measured: Measured) => void,
): Promise<void> {
  const recorder = await openRecorder(url)
  const own = await start('own-server.ts', url)
  const caller = openCaller(own.address)
  const bare = await openBare(url)
  try {
    for (const one of cases.filter(({ name }) => name.includes(named))) {
      const variants: Variant[] = []
      for (const path of one.paths) {
        const statements = await recorder.statementsOf(`/api/v1${path}`, tokenOf(1))
        variants.push({ path, statements })
      }
      tell(await measure(one, variants, { call: caller.call, send: bare.send, seconds }))
    }
  } finally {
    caller.close()
    await bare.close()
    await recorder.close()
    own.stop()
  }
}

async function measure(
  { name, milliseconds }: Case,
  variants: readonly Variant[],
  sides: { call: Call; send: Bare; seconds: number },
): Promise<Measured> {
  await takeTurn(variants, sides)
  const turns: Turn[] = []
  const end = performance.now() + sides.seconds * 1000
  while (performance.now() < end || turns.length < fewestTurns) {
    turns.push(await takeTurn(variants, sides))
  }
  const own = middle(turns.map((turn) => turn.own))
  const sql = middle(turns.map((turn) => turn.bare))
  return { name, own, sql, ratio: own.p95 / sql.p95, goal: milliseconds }
}

/** Of the percentiles of several turns the middle ones. */
const middle = (turns: number[][]): Percentiles => {
  const of = (share: number) =>
    percentile(
      turns.map((turn) => percentile(turn, share)),
      0.5,
    )
  return { p50: of(0.5), p95: of(0.95) }
}

/** The milliseconds of each call and of its statements. */
type Turn = { own: number[]; bare: number[] }

/** Of several turns the middle one counts, so that a burst of other work on the machine does not. */
const fewestTurns = 5
const callsOfTurn = 20

async function takeTurn(
  variants: readonly Variant[],
  { call, send }: { call: Call; send: Bare },
): Promise<Turn> {
  const turn: Turn = { own: [], bare: [] }
  for (let calls = 0; calls < callsOfTurn; calls++) {
    const variant = variants[calls % variants.length]
    if (!variant) break
    turn.own.push(await call(variant.path))
    turn.bare.push(await send(variant.statements))
  }
  return turn
}
