import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { a835 } from '../../apps/server/src/rooms/billing/testing/remittance.ts'
import { memoryOf } from '../requests/cpu.ts'
import { agencyId, nth, size, tokenOf } from '../seed/ids.ts'
import { npi } from '../seed/remitted.ts'
import { start } from '../servers/start.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type LargeFile = {
  claims: number
  megabytes: number
  /** Milliseconds until the upload was answered, and until the file was read and posted; null if that took too long. */
  answered: number
  read: number | null
  /** Megabytes of the process before, and at most until then. */
  before: number
  peak: number
  /** Of requests of others, before and until then. */
  p95: { before: number; meanwhile: number }
}

/** A remittance as large as one may be, while others ask for lists: of a process that serves and works. */
export async function benchLargeFile(url: string): Promise<LargeFile> {
  const claims = Math.min(330_000, size.claims)
  const bytes = Buffer.from(file(claims))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update agencies set npi = $1 where id = $2', [npi, agencyId])
  const folder = await mkdtemp(join(tmpdir(), 'homeward-bench-'))
  process.env.BENCH_FOLDER = folder
  const server = await start(root, 'working-server.ts', url)
  try {
    const calm = await askUntil(server.address, pause(5000))
    const before = memoryOf(server.pid)
    const begun = performance.now()
    let peak = before
    const timer = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 100)
    const meanwhile = askUntil(
      server.address,
      (async () => {
        const answered = await upload(server.address, bytes, begun)
        const whole = await readWhole(client)
        return { answered, read: whole ? performance.now() - begun : null }
      })(),
    )
    const { times, value } = await meanwhile
    clearInterval(timer)
    const p95 = { before: p95Of(calm.times), meanwhile: p95Of(times) }
    return { claims, megabytes: bytes.length / 1e6, ...value, before, peak, p95 }
  } finally {
    server.stop()
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}

/** As short as claims may be, so that a file of the largest size has as many as possible. */
function file(claims: number): string {
  const parts = Array.from({ length: claims }, (_, at) => [
    `CLP*CL${String(at + 1).padStart(8, '0')}*1*47.68*40**MC*I${at}`,
    'CAS*CO*45*7.68',
    'NM1*QC*1*LOPEZ*MARIA',
  ])
  return a835([
    [
      `BPR*I*${claims * 40}*C*ACH*CCP*01*111*DA*222*1512345678**01*333*DA*444*20261101`,
      'TRN*1*LARGE*1512345678',
      'N1*PR*NC MEDICAID',
      `N1*PE*HOME CARE*XX*${npi}`,
      'LX*1',
      ...parts.flat(),
    ],
  ])
}

const headers = { authorization: `Bearer ${tokenOf(1)}`, 'content-type': 'application/json' }

async function upload(address: string, bytes: Buffer, begun: number): Promise<number> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const body = JSON.stringify({ data })
    const answer = await fetch(`${address}/api/v1/${path}`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: T }).data
  }
  const { signed_id, url } = await post<{ signed_id: string; url: string }>('direct_uploads', {
    filename: 'large.835',
    content_type: 'application/edi-x12',
    byte_size: bytes.length,
  })
  const put = await fetch(new URL(url, address), {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  if (!put.ok) throw new Error(`upload: ${put.status} ${await put.text()}`)
  await post('eras', { signed_id })
  return performance.now() - begun
}

/** Milliseconds after which the rest is not waited for. */
const patience = Number(process.env.BENCH_PATIENCE ?? 600) * 1000

async function readWhole(client: pg.Client): Promise<boolean> {
  const until = performance.now() + patience
  while (performance.now() < until) {
    const { rows } = await client.query<{ state: string; said: string | null }>(
      `select state, to_jsonb(f)::text as said from era_files f order by id desc limit 1`,
    )
    const [row] = rows
    if (row?.state === 'failed') throw new Error(row.said ?? 'failed')
    if (row && !['waiting', 'reading', 'posting'].includes(row.state)) return true
    await pause(200)
  }
  return false
}

const lists = [
  '/clients?items=30',
  '/visits?items=30',
  '/claims?items=30&status=paid',
  `/clients/${nth('client', 7)}`,
]

/** What four people wait for who ask one list after the other, until something is done. */
async function askUntil<T>(address: string, work: Promise<T>) {
  let done = false
  const times: number[] = []
  const person = async (turn: number): Promise<void> => {
    while (!done) {
      const from = performance.now()
      const answer = await fetch(`${address}/api/v1${lists[turn++ % lists.length]}`, { headers })
      await answer.arrayBuffer()
      times.push(performance.now() - from)
      await pause(100)
    }
  }
  const people = [0, 1, 2, 3].map(person)
  const value = await work.finally(() => (done = true))
  await Promise.all(people)
  return { times, value }
}

const p95Of = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
