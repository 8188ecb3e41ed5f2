import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { drain } from '../../apps/server/src/plumbing/jobs/worker.ts'
import { tasks } from '../../apps/server/src/rooms/tasks.ts'
import { tokenOf } from '../seed/ids.ts'
import { benchServer, benchServices } from '../servers/app.ts'

/** Milliseconds for each step, of all rows together. */
type ImportResult = { rows: number; checked: number; committed: number; undone: number }

type Import = {
  id: string
  mapping: object
  state: string
  rows_ok: number
  rows_wrong: number
  rows_created: number
}

const rows = 2000
const wrong = 38

/** One row in 54 has a day that the calendar has not. */
const spreadsheet = (): string =>
  [
    'First,Last,DOB,Phone',
    ...Array.from({ length: rows }, (_, at) => {
      const day = at % 54 === 0 ? '13/45/1950' : '5/6/1950'
      return `Bulk${at},Import${at},${day},828555${String(at).padStart(4, '0')}`
    }),
  ].join('\r\n')

/** 2,000 clients are checked, brought in and taken back, each step with the jobs that do it. */
export async function benchImport(url: string): Promise<ImportResult> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-bench-'))
  const db = openDatabase(url, { size: 8 })
  const services = benchServices({ folder })
  const server = await benchServer(db, services)

  const ask = async <T>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => {
    const answer = await server.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${tokenOf(1)}` },
      ...(data && { payload: { data } }),
    })
    if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json<{ data: T }>().data
  }
  const step = async (
    call: Promise<Import>,
    state: string,
    wanted: Partial<Import>,
  ): Promise<number> => {
    const start = performance.now()
    const { id } = await call
    await drain(services, db, tasks)
    const took = performance.now() - start
    const done = await ask<Import>('GET', `imports/${id}`)
    const whole: Partial<Import> = { state, rows_wrong: wrong, ...wanted }
    if (Object.entries(whole).every(([name, value]) => done[name as keyof Import] === value))
      return took
    throw new Error(`the import is not as it has to be: ${JSON.stringify(done)}`)
  }

  try {
    const bytes = Buffer.from(spreadsheet())
    const upload = await ask<{ signed_id: string; url: string }>('POST', 'direct_uploads', {
      filename: 'people.csv',
      content_type: 'text/csv',
      byte_size: bytes.length,
    })
    await server.inject({
      method: 'PUT',
      url: upload.url,
      payload: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
    const { id, mapping } = await ask<Import>('POST', 'imports', {
      kind: 'clients',
      signed_id: upload.signed_id,
    })
    const path = `imports/${id}`
    return {
      rows,
      checked: await step(ask('PATCH', path, { mapping }), 'checked', { rows_ok: rows - wrong }),
      committed: await step(ask('POST', `${path}/commit`, {}), 'committed', {
        rows_created: rows - wrong,
      }),
      undone: await step(ask('POST', `${path}/undo`, {}), 'undone', { rows_created: 0 }),
    }
  } finally {
    await server.close()
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
}
