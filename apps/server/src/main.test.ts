import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startEmbedded } from './plumbing/postgres/start.ts'
import { anEmptyDatabase } from './testing/database.ts'

/** A whole program with a database of its own starts here, beside other tests on few cores. */
const patience = 240_000

/** What a start leaves that cannot go on: its exit code and what it said to people. */
async function startOn(env: Record<string, string>) {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve))
  const said = await text(program.stderr)
  return { code: await ended, said }
}

/** The program with the database in its folder, once it is ready. */
async function startReady(dir: string) {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dir, DEMO_SCALE: 'small' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void program.kill('SIGKILL'))
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve))
  const said = text(program.stderr)
  await new Promise<void>((resolve) => {
    let heard = ''
    program.stdout.on('data', (line: Buffer) => {
      heard += line.toString()
      if (heard.includes('Homeward is at')) resolve()
    })
  })
  return { ended, said }
}

/** Plants the list of migrations as the files from before the first release left it. */
async function plantEarlierTables(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table schema_migrations (name text primary key, sha256 text not null)')
  await client.query(
    `insert into schema_migrations
     values ('0001_foundation.sql', 'a'), ('0002_identity.sql', 'b'), ('0041_archived_clients.sql', 'c')`,
  )
  await client.end()
}

const aFolder = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'homeward-start-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

test(
  'a data folder from before the first release is told in words, with its path',
  async () => {
    const dir = await aFolder()
    const embedded = await startEmbedded({ dir, durable: false, log: () => {} })
    await plantEarlierTables(embedded.url)
    await embedded.stop()
    const { code, said } = await startOn({ DATA_DIR: dir })
    expect(code).toBe(1)
    expect(said).toContain('from before the first release')
    expect(said).toContain('Nothing was changed or deleted.')
    expect(said).toContain(`move the folder ${dir} away, or delete it`)
    expect(said).not.toMatch(/^\s+at /m)
  },
  patience,
)

test(
  'a database from before the first release is told in words',
  async () => {
    const { url, drop } = await anEmptyDatabase(inject('adminUrl'))
    onTestFinished(drop)
    await plantEarlierTables(url)
    const { code, said } = await startOn({ DATABASE_URL: url, DATA_DIR: await aFolder() })
    expect(code).toBe(1)
    expect(said).toContain('from before the first release')
    expect(said).toContain('name an empty database in DATABASE_URL')
    expect(said).not.toMatch(/^\s+at /m)
  },
  patience,
)

test(
  'where the embedded database ends by itself, the program ends soon and says why',
  async () => {
    const dir = await aFolder()
    const { ended, said } = await startReady(dir)
    const pid = await readFile(join(dir, 'postgres/cluster/postmaster.pid'), 'utf8')
    const began = performance.now()
    process.kill(Number.parseInt(pid, 10), 'SIGQUIT')
    expect(await ended).toBe(1)
    // Three seconds where nothing else runs.
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(await said).toContain('database')
  },
  patience,
)
