import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll } from 'vitest'
import { startApp } from '../../../app.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { Person } from '../../../testing/world.ts'

type Running = Awaited<ReturnType<typeof startApp>>

type Screens = {
  /** Where a process listens. */
  address: (process?: number) => string
  /** Opens the channel of a person's screen. */
  connect: (
    person: Person,
    at?: { process?: number; origin?: string | undefined },
  ) => Promise<Socket>
}

/** Processes of the app on the test server's database, by the real clock, and screens that listen. */
export function startScreens(app: TestServer, processes = 1): Screens {
  const running: Running[] = []
  const open: Socket[] = []
  let folder: string
  beforeAll(async () => {
    // The sessions that are made here go by the real clock as well.
    app.setClock(new Date().toISOString())
    folder = await mkdtemp(join(tmpdir(), 'homeward-app-'))
    for (let count = 0; count < processes; count++) {
      running.push(
        await startApp({
          databaseUrl: app.db.url,
          host: '127.0.0.1',
          port: 0,
          dataDir: folder,
          webRoot: null,
          log: pino({ level: 'silent' }),
          keys: app.services.keys,
          publicUrl: 'https://care.example.org',
        }),
      )
    }
  })
  afterAll(async () => {
    for (const socket of open) socket.disconnect()
    for (const one of running) await one.close()
    await rm(folder, { recursive: true, force: true })
  })
  const address = (process = 0) => running[process]?.address ?? ''
  return {
    address,
    async connect(person, { process, origin } = {}) {
      const socket = io(address(process), {
        path: '/live',
        transports: ['websocket'],
        auth: { token: person.token },
        reconnection: false,
        forceNew: true,
        ...(origin && { extraHeaders: { origin } }),
      })
      open.push(socket)
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
      })
      return socket
    },
  }
}

/** Everything of an event that a socket hears, and a promise of the next. */
export function hearing(socket: Socket, event: string): { all: unknown[]; next: Promise<unknown> } {
  const all: unknown[] = []
  socket.on(event, (heard: unknown) => all.push(heard))
  return { all, next: new Promise((resolve) => socket.once(event, resolve)) }
}
