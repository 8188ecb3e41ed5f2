import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { packagedInstallation } from './binaries.ts'
import { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from './start.ts'

const scratch = mkdtempSync(join(realpathSync(tmpdir()), 'homeward pg-'))
const seed = join(scratch, 'seed')
const lines: string[] = []
const running: EmbeddedPostgres[] = []
const bystanders: ChildProcess[] = []
const isRoot = process.getuid?.() === 0

const start = async (dir: string, more: Partial<EmbeddedOptions> = {}) => {
  const server = await startEmbedded({
    dir,
    durable: false,
    log: (line) => lines.push(line),
    ...more,
  })
  running.push(server)
  return server
}

const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows as unknown[]
  } finally {
    await client.end()
  }
}

/** A data folder with a cluster in it, without waiting for initdb again. */
const aDataFolder = (name: string) => {
  const dir = join(scratch, name)
  spawnSync('cp', ['-a', seed, dir])
  return dir
}

/** A server run by a process of its own, which a test can kill. */
const startElsewhere = async (dir: string) => {
  const argument = JSON.stringify({ dir, durable: false })
  const program = fork(join(import.meta.dirname, 'serve.ts'), [argument], { stdio: 'ignore' })
  bystanders.push(program)
  const message = await new Promise<{ url: string }>((resolve) => program.once('message', resolve))
  const pid = Number.parseInt(
    readFileSync(join(dir, 'postgres/cluster/postmaster.pid'), 'utf8'),
    10,
  )
  return { program, pid, url: message.url }
}

beforeAll(async () => {
  chmodSync(scratch, 0o711) // so that another user than root can reach what is below
  await (await start(seed)).stop()
  return () => rmSync(scratch, { recursive: true, force: true })
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  for (const bystander of bystanders.splice(0)) bystander.kill('SIGKILL')
  lines.length = 0
})

test('what was written is there at the next start', async () => {
  const dir = aDataFolder('kept')
  const first = await start(dir)
  await query(first.url, 'create table note as select 42 as answer')
  await first.stop()
  const second = await start(dir)
  expect(await query(second.url, 'select * from note')).toEqual([{ answer: 42 }])
})

test('the database compares by code point and knows capital letters beyond ASCII', async () => {
  const { url } = await start(aDataFolder('locale'))
  expect(await query(url, `select lower('ÄÉ') as lower, 'Z' < 'a' as bytewise`)).toEqual([
    { lower: 'äé', bytewise: true },
  ])
})

test('a second start on the same data is refused in words, and the first goes on', async () => {
  const dir = aDataFolder('twice')
  const first = await start(dir)
  await expect(start(dir)).rejects.toThrow(`already in use by process ${process.pid}`)
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a killed application takes its server with it and the data can be opened again', async () => {
  const dir = aDataFolder('killed')
  const { program, url } = await startElsewhere(dir)
  await query(url, 'create table note as select 42 as answer')
  program.kill('SIGKILL')
  const next = await start(dir)
  expect(await query(next.url, 'select * from note')).toEqual([{ answer: 42 }])
})

test.runIf(process.platform === 'linux')(
  'a server left without its watchdog is stopped',
  async () => {
    const dir = aDataFolder('orphaned')
    const { program, pid } = await startElsewhere(dir)
    const children = readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8')
    const watchdog = children
      .trim()
      .split(' ')
      .map(Number)
      .find((child) => child !== pid)
    process.kill(watchdog ?? Number.NaN, 'SIGSTOP')
    program.kill('SIGKILL')
    const next = await start(dir)
    process.kill(watchdog ?? Number.NaN, 'SIGKILL')
    expect(lines).toContain(
      `stopping the PostgreSQL that an interrupted run left behind (process ${pid})`,
    )
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  },
)

test('a process id that now belongs to another program does not hinder the start', async () => {
  const dir = aDataFolder('reused')
  const pidFile = join(dir, 'postgres/cluster/postmaster.pid')
  const first = await start(dir)
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n')
  await first.stop()
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  bystanders.push(other)
  writeFileSync(pidFile, [other.pid, ...rest].join('\n'))
  const second = await start(dir)
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(other.exitCode ?? other.signalCode).toBeNull()
})

test('an interrupted initdb is begun anew', async () => {
  const dir = join(scratch, 'interrupted')
  mkdirSync(join(dir, 'postgres/cluster.new/base'), { recursive: true })
  chmodSync(join(dir, 'postgres'), 0o711)
  writeFileSync(join(dir, 'postgres/cluster.new/PG_VERSION'), '18\n')
  const { url } = await start(dir)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a path too long for a socket is served on a port of this machine only', async () => {
  const dir = aDataFolder('long-'.repeat(20))
  const { url } = await start(dir)
  expect(new URL(url).hostname).toBe('127.0.0.1')
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('the password is needed, and only its owner can read it', async () => {
  const dir = aDataFolder('password')
  const { url } = await start(dir)
  await expect(query(url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'select 1')).rejects.toThrow(
    'password',
  )
})

test('the server that ends by itself is noticed', async () => {
  const dir = aDataFolder('ends')
  const server = await start(dir)
  const pid = Number.parseInt(
    readFileSync(join(dir, 'postgres/cluster/postmaster.pid'), 'utf8'),
    10,
  )
  process.kill(pid, 'SIGQUIT')
  await expect(Promise.race([server.ended.then(() => 'ended'), pause(5000, 'late')])).resolves.toBe(
    'ended',
  )
})

test('statements and values do not reach the log of the server', async () => {
  const dir = aDataFolder('log')
  const { url } = await start(dir)
  await query(
    url,
    `create table person (ssn text primary key); insert into person values ('078-05-1120')`,
  )
  await expect(query(url, `insert into person values ('078-05-1120')`)).rejects.toThrow('duplicate')
  const log = readFileSync(join(dir, 'postgres/server.log'), 'utf8')
  expect(log).toContain('duplicate key')
  expect(log).not.toContain('078-05-1120')
})

test.runIf(isRoot)(
  'root keeps the data elsewhere when no other user can reach its folder',
  async () => {
    const closed = join(scratch, 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o700)
    const source = packagedInstallation()
    const folder = join(closed, 'native')
    cpSync(source.folder, folder, { recursive: true, verbatimSymlinks: true })
    onTestFinished(() => {
      const elsewhere = readlinkSync(join(closed, '.data/postgres'))
      rmSync(elsewhere, { recursive: true, force: true })
    })
    const { url } = await start(join(closed, '.data'), {
      durable: true,
      installation: { ...source, folder, bin: join(folder, 'bin') },
    })
    const home = realpathSync(join(closed, '.data/postgres'))
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(home).toMatch(/\/homeward\/cluster-\w+$/)
    expect(existsSync(join(home, `programs-${source.version}/bin/postgres`))).toBe(true)
  },
)
