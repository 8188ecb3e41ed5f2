import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { seal } from '../../apps/server/src/plumbing/crypto/protected.ts'
import { openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { agencyId, nth, tokenOf } from '../seed/ids.ts'
import { readyClaims, readyToSend } from '../seed/ready.ts'
import { benchServer, benchServices } from '../servers/app.ts'
import { copyAgain } from './copy-again.ts'

/** Milliseconds until every claim is in a file, and to COPY the rows that say so. */
type ClaimFilesResult = { claims: number; files: number; written: number; copy: number }

/** What the work writes, with the tables that others name first. */
const written = {
  transmissions: `agency_id = '${agencyId}'`,
  claim_filings: `claim_id in (select id from claims where number like 'RD%')`,
  audit_events: `action in ('claim.filed', 'transmission.created')`,
}

/** 837P files of 10,000 claims, each claim checked once more and the file read by the validator. */
export async function benchClaimFiles(url: string): Promise<ClaimFilesResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const folder = await mkdtemp(join(tmpdir(), 'homeward-bench-'))
  const services = benchServices({ folder })
  const db = openDatabase(url, { size: 8 })
  const server = await benchServer(db, services)
  try {
    const memberId = seal(services.keys, '900123456A', `clients.medicaid_number:${agencyId}`)
    for (const statement of readyToSend(memberId).split(';')) await client.query(statement)
    const begun = performance.now()
    let claims = 0
    let files = 0
    while (claims < readyClaims) {
      const answer = await server.inject({
        method: 'POST',
        url: '/api/v1/claim_transmissions',
        headers: { authorization: `Bearer ${tokenOf(1)}` },
        payload: { data: { payor_id: nth('payor', 1) } },
      })
      if (answer.statusCode >= 400) throw new Error(`${answer.statusCode} ${answer.body}`)
      claims += answer.json<{ data: { claims_count: number } }>().data.claims_count
      files += 1
    }
    const time = performance.now() - begun
    return { claims, files, written: time, copy: await copyAgain(client, written) }
  } finally {
    await server.close()
    await db.close()
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}
