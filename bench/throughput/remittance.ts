import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { drain } from '../../apps/server/src/plumbing/jobs/worker.ts'
import { a835, aPayment } from '../../apps/server/src/rooms/billing/testing/remittance.ts'
import { tasks } from '../../apps/server/src/rooms/tasks.ts'
import { tokenOf } from '../seed/ids.ts'
import { npi, remitted, remittedClaims } from '../seed/remitted.ts'
import { benchServer, benchServices } from '../servers/app.ts'
import { copyAgain } from './copy-again.ts'

/** Milliseconds until the upload is answered and until all is posted, and to COPY the very rows. */
type RemittanceResult = { claims: number; answered: number; posted: number; copy: number }

/** What the work writes, with the tables that others name first. */
const written = {
  eras: 'true',
  era_claims: 'true',
  era_charges: 'true',
  era_adjustments: 'true',
  journal_entries: 'era_id is not null',
  journal_lines: 'entry_id in (select id from journal_entries where era_id is not null)',
  audit_events: `action in ('claim.remitted', 'era.received')`,
  audit_waiting: `event_id in (select id from audit_events where action in ('claim.remitted', 'era.received'))`,
}

/** A remittance of 10,000 claims is uploaded and posted. */
export async function benchRemittance(url: string): Promise<RemittanceResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of remitted.split(';')) await client.query(statement)
    const times = await uploadAndPost(url)
    const { rows } = await client.query<{ paid: number }>(
      `select count(*)::int as paid from claims where status = 'paid' and number like 'HW%'`,
    )
    if (rows[0]?.paid !== remittedClaims) throw new Error(`Only ${rows[0]?.paid} claims are paid.`)
    return { claims: remittedClaims, ...times, copy: await copyAgain(client, written) }
  } finally {
    await client.end()
  }
}

async function uploadAndPost(url: string): Promise<{ answered: number; posted: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-bench-'))
  const db = openDatabase(url, { size: 8 })
  const services = benchServices({ folder })
  const server = await benchServer(db, services)
  const ask = async <T>(path: string, data: object): Promise<T> => {
    const answer = await server.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      headers: { authorization: `Bearer ${tokenOf(1)}` },
      payload: { data },
    })
    if (answer.statusCode >= 400) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json<{ data: T }>().data
  }
  try {
    const bytes = Buffer.from(file())
    const start = performance.now()
    const upload = await ask<{ signed_id: string; url: string }>('direct_uploads', {
      filename: 'remittance.835',
      content_type: 'application/edi-x12',
      byte_size: bytes.length,
    })
    const headers = { 'content-type': 'application/octet-stream' }
    await server.inject({ method: 'PUT', url: upload.url, payload: bytes, headers })
    await ask('eras', { signed_id: upload.signed_id })
    const answered = performance.now() - start
    await drain(services, db, tasks)
    return { answered, posted: performance.now() - start }
  } finally {
    await server.close()
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Every claim is paid but for a cut of $7.68. */
const file = (): string => {
  const parts = Array.from({ length: remittedClaims }, (_, at) => ({
    number: `HW${String(at + 1).padStart(8, '0')}`,
    charge: 4768,
    paid: 4000,
    cas: [['CO', '45', 768]] as const,
    icn: `ICN${at}`,
  }))
  return a835([aPayment(parts, { npi, taxId: null })])
}
