import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { onFreePort } from './port.ts'
import { readSettings } from './settings.ts'
import { listenForStop, prepareShutdown } from './shutdown.ts'
import { welcome } from './welcome.ts'

const host = '127.0.0.1'

describe('the port', () => {
  const taken: Server[] = []
  afterEach(() => taken.splice(0).forEach((server) => server.close()))

  const occupy = async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, host, resolve))
    taken.push(server)
    const address = server.address()
    return address !== null && typeof address === 'object' ? address.port : 0
  }

  test('that was chosen and is taken is an error in words', async () => {
    const port = await occupy()
    await expect(
      onFreePort({ port, portIsChosen: true, host }, () => Promise.resolve()),
    ).rejects.toThrow(`port ${port} is taken`)
  })

  test('that was not chosen and is taken becomes a later one', async () => {
    const port = await occupy()
    const used = await onFreePort({ port, portIsChosen: false, host }, (free) =>
      Promise.resolve(free),
    )
    expect(used).toBeGreaterThan(port)
  })

  test('taken between the look and the start is tried no further than the next', async () => {
    const port = await occupy()
    const tried: number[] = []
    await onFreePort({ port: port + 1, portIsChosen: false, host }, async (free) => {
      tried.push(free)
      if (tried.length === 1) throw Object.assign(new Error('taken'), { code: 'EADDRINUSE' })
    })
    expect(tried).toHaveLength(2)
  })
})

describe('the settings', () => {
  test.each(['-1', '65536', 'eighty', '80.5'])('refuse the port %s', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(PORT)
  })

  test('keep to this machine, port 8080 and the embedded database by default', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ host, port: 8080, portIsChosen: false, databaseUrl: null })
    expect(settings.dataDir).toMatch(/\.data$/)
    expect(settings).toMatchObject({ publicUrl: null, mail: null })
  })

  test.each(['0', '15', '20.5', 'many'])(
    'take no %s for the connections of a process',
    (HOMEWARD_DATABASE_CONNECTIONS) => {
      expect(() => readSettings({ HOMEWARD_DATABASE_CONNECTIONS })).toThrow('at least 16')
      expect(readSettings({ HOMEWARD_DATABASE_CONNECTIONS: '16' }).connections).toBe(16)
    },
  )

  test('take the address of the product without the slash at its end', () => {
    expect(readSettings({ PUBLIC_URL: 'https://care.example.org/' }).publicUrl).toBe(
      'https://care.example.org',
    )
    expect(() => readSettings({ PUBLIC_URL: 'care.example.org' })).toThrow('PUBLIC_URL')
  })

  test.each(['true', '*', '1', '10.0.0.0/8/8', 'proxy.example.org'])(
    'take no %s for a proxy that is trusted',
    (TRUST_PROXY) => {
      expect(() => readSettings({ TRUST_PROXY })).toThrow('TRUST_PROXY')
    },
  )

  test('take the demo as a whole, where it is morning, unless told otherwise', () => {
    expect(readSettings({}).demo).toEqual({ scale: 'full', zone: null, vendors: true })
    const told = readSettings({
      DEMO_SCALE: 'small',
      DEMO_TIME_ZONE: 'Asia/Tokyo',
      HOMEWARD_DEMO_VENDORS: '0',
    })
    expect(told.demo).toEqual({ scale: 'small', zone: 'Asia/Tokyo', vendors: false })
    expect(() => readSettings({ DEMO_SCALE: 'tiny' })).toThrow('DEMO_SCALE')
    expect(() => readSettings({ DEMO_TIME_ZONE: 'Asheville' })).toThrow('DEMO_TIME_ZONE')
  })

  test('trust no proxy unless it is named', () => {
    expect(readSettings({}).trustProxy).toBeNull()
    const TRUST_PROXY = 'loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.7'
    expect(readSettings({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY)
  })

  test('take a mail server with who its mails come from, and never quote its password', () => {
    const SMTP_URL = 'smtps://care:secret@mail.example.org'
    const MAIL_FROM = 'Homeward <care@example.org>'
    expect(readSettings({ SMTP_URL, MAIL_FROM }).mail).toEqual({
      smtpUrl: SMTP_URL,
      from: MAIL_FROM,
    })
    expect(() => readSettings({ SMTP_URL })).toThrow('MAIL_FROM')
    expect(() => readSettings({ SMTP_URL: 'mail.example.org:secret', MAIL_FROM })).toThrow(
      /^(?!.*secret)SMTP_URL/,
    )
  })
})

describe('the welcome', () => {
  const settings = { ...readSettings({}), webRoot: '/built' }

  test('names the address and the sign-ins', () => {
    const text = welcome(settings, 'http://127.0.0.1:8080')
    expect(text).toContain('Homeward is at http://localhost:8080\n')
    expect(text).toContain('Sign in at http://localhost:8080/signin as one of')
    expect(text).toContain('owner, admin, manager, nurse, billing, caregiver, super')
    expect(text).not.toContain('taken')
  })

  test('says that the usual port was taken', () => {
    expect(welcome(settings, 'http://127.0.0.1:8081')).toContain('port 8080 is taken')
  })

  test('tells no passwords where the database is somebody else’s', () => {
    const own = { ...settings, databaseUrl: 'postgres://db/agency' }
    expect(welcome(own, 'http://127.0.0.1:8080')).not.toContain('homeward-demo-2026')
  })
})

describe('the shutdown', () => {
  const prepare = () => {
    const exit = vi.fn<(code: number) => never>()
    const said: string[] = []
    return { exit, said, shutdown: prepareShutdown({ exit, say: (text) => said.push(text) }) }
  }

  test('ends the latest first, once', async () => {
    const { exit, shutdown } = prepare()
    const ended: string[] = []
    for (const name of ['database', 'server']) {
      shutdown.add(name, async () => void ended.push(name))
    }
    await Promise.all([shutdown.run(0), shutdown.run(0)])
    expect(ended).toEqual(['server', 'database'])
    expect(exit.mock.calls).toEqual([[0]])
  })

  test('is over in time where what it waits for is gone', () => {
    vi.useFakeTimers()
    const { exit, shutdown } = prepare()
    shutdown.add('server', () => new Promise(() => {}))
    void shutdown.run(1)
    shutdown.endWithin(1500)
    vi.advanceTimersByTime(1499)
    expect(exit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(exit.mock.calls).toEqual([[1]])
    vi.useRealTimers()
  })

  test('is one for one Ctrl-C, however often it is passed on, and forced by a second', () => {
    const { exit, said, shutdown } = prepare()
    shutdown.add('server', () => new Promise(() => {}))
    const now = vi.spyOn(performance, 'now')
    const signals = new EventEmitter()
    listenForStop(shutdown, { exit, say: (text) => said.push(text) }, signals)
    for (const at of [100, 110, 900]) {
      now.mockReturnValueOnce(at)
      signals.emit('SIGINT')
    }
    expect(said).toEqual(['stopping …'])
    expect(exit).not.toHaveBeenCalled()
    now.mockReturnValueOnce(1200)
    signals.emit('SIGINT')
    expect(exit.mock.calls).toEqual([[130]])
    now.mockRestore()
  })

  test('goes on after a failure and tells it by the exit code', async () => {
    const { exit, said, shutdown } = prepare()
    const endDatabase = vi.fn<() => Promise<void>>(() => Promise.resolve())
    shutdown.add('database', endDatabase)
    shutdown.add('server', () => Promise.reject(new Error('stuck')))
    await shutdown.run(0)
    expect(endDatabase).toHaveBeenCalledOnce()
    expect(said).toEqual(['the server: Error: stuck'])
    expect(exit.mock.calls).toEqual([[1]])
  })
})
