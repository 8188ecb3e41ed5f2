import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError, NoResponse } from '../api/errors.ts'
import { aChange, aDevice, FakeServer } from './testing/device.ts'

let server: FakeServer
let device: ReturnType<typeof aDevice>

beforeEach(() => {
  server = new FakeServer()
  device = aDevice(server)
})

const away = () => {
  throw new NoResponse(false)
}
const refused =
  (status: number, body: ConstructorParameters<typeof ApiError>[1] = {}) =>
  () => {
    throw new ApiError(status, body)
  }
const states = async () => (await device.entries()).map(({ label, state }) => `${label} ${state}`)

describe('several changes of one record', () => {
  const versions = () =>
    server.received.map(({ input }) => (input as { lock_version: number }).lock_version)
  const over = (version: number, fields: object = {}) => ({
    id: 'a',
    lock_version: version,
    ...fields,
  })

  test('go on from what the one before them became', async () => {
    const tab = device.tab()
    server.rule = away
    await tab.enqueue(aChange('client', 'client-1', over(4, { nickname: 'Rosie' })))
    await tab.enqueue(aChange('client', 'client-1', over(4, { phone: '1' })))
    await tab.enqueue(aChange('client', 'client-2', over(4)))
    await tab.drain()
    server.rule = () => undefined
    server.answer = { lock_version: 5 }
    await tab.wake()
    expect(versions()).toEqual([4, 5, 4])
  })

  test('over another version are left as they are', async () => {
    const tab = device.tab()
    server.rule = away
    await tab.enqueue(aChange('client', 'client-1', over(4)))
    await tab.enqueue(aChange('client', 'client-1', over(3)))
    await tab.drain()
    server.rule = () => undefined
    server.answer = { lock_version: 5 }
    await tab.wake()
    expect(versions()).toEqual([4, 3])
  })
})

describe('sending', () => {
  test('a change is kept, sent, and gone', async () => {
    const tab = device.tab()
    const key = await tab.enqueue(aChange('check_in', 'visit-1', { at: '2026-03-02T14:00:00Z' }))
    await tab.drain()
    expect(server.received).toEqual([
      { path: '/check_in', input: { at: '2026-03-02T14:00:00Z' }, key },
    ])
    expect(await device.entries()).toEqual([])
    expect(device.sent).toEqual(['check_in'])
  })

  test('a held change is safe at once, and goes with what was found out meanwhile', async () => {
    const tab = device.tab()
    const key = await tab.enqueue({ ...aChange('check_in', 'visit-1', { at: 'now' }), held: 6000 })
    await tab.wake()
    expect(await states()).toEqual(['check_in waiting'])
    expect(server.received).toEqual([])
    await tab.complete(key, { latitude: 35.6 })
    expect(server.received).toMatchObject([{ input: { at: 'now', latitude: 35.6 }, key }])
    await tab.complete(key, { latitude: 1 })
    expect(server.received).toHaveLength(1)
  })

  test('a held change whose tab was killed goes by itself, without what was looked for', async () => {
    const killed = device.tab()
    await killed.enqueue({ ...aChange('check_in', 'visit-1', { at: 'now' }), held: 6000 })
    await killed.enqueue(aChange('check_out', 'visit-1'))
    const reopened = device.tab()
    await reopened.wake()
    expect(server.received).toEqual([])
    expect(device.alarm?.at).toBe(device.now + 6000)
    device.now += 6000
    await reopened.drain()
    expect(server.effects).toEqual(['/check_in', '/check_out'])
  })

  test('without a network it is kept; it is sent when the network is back', async () => {
    server.rule = away
    const tab = device.tab()
    await tab.enqueue(aChange('check_in'))
    await tab.drain()
    expect(await states()).toEqual(['check_in waiting'])
    expect(device.alarm?.at).toBe(device.now + 2000)
    server.rule = () => undefined
    await tab.wake()
    expect(server.effects).toEqual(['/check_in'])
    expect(await device.entries()).toEqual([])
  })

  test('without a network one change is tried, not every one that waits', async () => {
    let tries = 0
    server.rule = () => {
      tries += 1
      away()
    }
    const tab = device.tab()
    await tab.enqueue(aChange('check_in', 'visit-1'))
    await tab.drain()
    expect(tries).toBe(1)
    await tab.enqueue(aChange('check_in', 'visit-2'))
    await tab.drain()
    device.now += 10_000
    await tab.drain()
    expect(tries).toBe(3)
  })

  test('the waits grow up to five minutes, and the alarm goes off by itself', async () => {
    server.rule = away
    const tab = device.tab()
    await tab.enqueue(aChange('check_in'))
    await tab.drain()
    const waits: number[] = []
    for (let tries = 0; tries < 10; tries += 1) {
      const alarm = device.alarm
      if (!alarm) break
      waits.push(alarm.at - device.now)
      device.now = alarm.at
      alarm.work()
      await tab.drain()
    }
    expect(waits.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000])
    expect(waits.at(-1)).toBe(300_000)
  })

  test('a lost answer sends it again with the same key, so that it is done once', async () => {
    server.loseNext = new NoResponse(true)
    const tab = device.tab()
    await tab.enqueue(aChange('check_in'))
    await tab.drain()
    expect(await states()).toEqual(['check_in waiting'])
    await tab.wake()
    expect(server.received).toHaveLength(2)
    expect(server.received[0]?.key).toBe(server.received[1]?.key)
    expect(server.effects).toEqual(['/check_in'])
  })

  test('a server that is down or busy is asked again; a wait that it asks for is kept', async () => {
    server.rule = () => {
      throw new ApiError(429, {}, 90)
    }
    const tab = device.tab()
    await tab.enqueue(aChange('check_in'))
    await tab.drain()
    expect(await states()).toEqual(['check_in waiting'])
    expect(device.alarm?.at).toBe(device.now + 90_000)
  })
})

describe('order', () => {
  test('changes of one scope go in the order in which they were made', async () => {
    server.rule = away
    const tab = device.tab()
    for (const label of ['check_in', 'activity', 'signature', 'check_out'])
      await tab.enqueue(aChange(label))
    server.rule = () => undefined
    await tab.wake()
    expect(server.effects).toEqual(['/check_in', '/activity', '/signature', '/check_out'])
  })

  test('behind a refused change its own scope waits, the others go on', async () => {
    server.rule = (path) => {
      if (path === '/check_in') refused(409, { code: 'visit_started' })()
    }
    const tab = device.tab()
    await tab.enqueue(aChange('check_in', 'visit-1'))
    await tab.enqueue(aChange('check_out', 'visit-1'))
    await tab.enqueue(aChange('other', 'visit-2'))
    await tab.drain()
    expect(server.effects).toEqual(['/other'])
    expect(await states()).toEqual(['check_in failed', 'check_out waiting'])
  })

  test('behind one that only waits its scope waits as well', async () => {
    server.rule = (path) => {
      if (path === '/check_in') refused(503)()
    }
    const tab = device.tab()
    await tab.enqueue(aChange('check_in', 'visit-1'))
    await tab.enqueue(aChange('check_out', 'visit-1'))
    await tab.enqueue(aChange('other', 'visit-2'))
    await tab.drain()
    expect(server.effects).toEqual(['/other'])
  })
})

describe('refusals', () => {
  const current = { lock_version: 4, note: 'theirs' }

  test('a refusal stays in sight with its reason and the version of the server', async () => {
    server.rule = refused(409, { code: 'stale', non_field_errors: ['Changed.'], current })
    const tab = device.tab()
    await tab.enqueue(aChange('note', 'visit-1', { note: 'mine', lock_version: 3 }))
    await tab.drain()
    const [entry] = await device.entries()
    expect(entry).toMatchObject({
      state: 'failed',
      error: { status: 409, code: 'stale', messages: ['Changed.'], current },
    })
  })

  test('it is not sent again by itself', async () => {
    server.rule = refused(422, { errors: { at: ['In the future.'] } })
    const tab = device.tab()
    await tab.enqueue(aChange('check_in'))
    await tab.drain()
    server.rule = () => undefined
    await tab.wake()
    expect(server.received).toEqual([])
    expect((await device.entries())[0]?.error?.messages).toEqual(['At: In the future.'])
  })

  test('a person may send it again over the other version, under a new key', async () => {
    server.rule = refused(409, { code: 'stale', current })
    const tab = device.tab()
    const key = await tab.enqueue(aChange('note', 'visit-1', { note: 'mine', lock_version: 3 }))
    await tab.drain()
    server.rule = () => undefined
    const [entry] = await device.entries()
    await tab.retry(entry?.seq ?? -1, { lock_version: 4 })
    expect(server.received[0]?.input).toEqual({ note: 'mine', lock_version: 4 })
    expect(server.received[0]?.key).not.toBe(key)
    expect(await device.entries()).toEqual([])
  })

  test('discarding it lets the ones behind go', async () => {
    server.rule = (path) => {
      if (path === '/check_in') refused(409)()
    }
    const tab = device.tab()
    await tab.enqueue(aChange('check_in'))
    await tab.enqueue(aChange('check_out'))
    await tab.drain()
    const [entry] = await device.entries()
    await tab.discard(entry?.seq ?? -1)
    expect(server.effects).toEqual(['/check_out'])
    expect(await device.entries()).toEqual([])
  })
})

describe('reloads, tabs and sessions', () => {
  test('a reload between keeping and sending loses nothing', async () => {
    server.rule = away
    const before = device.tab()
    const key = await before.enqueue(aChange('check_in'))
    await before.drain()
    server.rule = () => undefined
    await device.tab().wake()
    expect(server.received.map((request) => request.key)).toEqual([key])
  })

  test('a tab that dies while sending leaves an entry that is sent again, with its key', async () => {
    const dead = device.tab({
      send: async (target, input, key) => {
        await server.send(target, input, key)
        return new Promise(() => undefined)
      },
      alone: async (work) => void work(),
    })
    const key = await dead.enqueue(aChange('check_in'))
    await expect.poll(states).toEqual(['check_in sending'])
    await expect.poll(() => server.received.length).toBe(1)
    await device.tab().wake()
    expect(server.received.map((request) => request.key)).toEqual([key, key])
    expect(server.effects).toEqual(['/check_in'])
    expect(await device.entries()).toEqual([])
  })

  test('two tabs that wake at once send each change once', async () => {
    server.rule = away
    const first = device.tab()
    const second = device.tab()
    await first.enqueue(aChange('check_in'))
    await second.enqueue(aChange('check_out'))
    await Promise.all([first.drain(), second.drain()])
    server.rule = () => undefined
    await Promise.all([first.wake(), second.wake()])
    expect(server.received.map(({ path }) => path)).toEqual(['/check_in', '/check_out'])
  })

  test('the same click handed over twice is one change, also after it was sent', async () => {
    const tab = device.tab()
    const change = { ...aChange('check_in'), key: 'click-1' }
    await Promise.all([tab.enqueue(change), tab.enqueue(change)])
    await tab.drain()
    await tab.enqueue(change)
    await tab.drain()
    expect(server.received).toHaveLength(1)
  })

  test('with an expired session it waits until the person is back', async () => {
    server.rule = refused(401, { code: 'unauthenticated' })
    const tab = device.tab()
    await tab.enqueue(aChange('check_in'))
    await tab.drain()
    expect(await states()).toEqual(['check_in waiting'])
    device.owner = undefined
    await tab.wake()
    server.rule = () => undefined
    device.owner = 'rosa:1'
    await tab.wake()
    expect(server.effects).toEqual(['/check_in'])
  })

  test("nobody sends another person's changes", async () => {
    server.rule = away
    const tab = device.tab()
    await tab.enqueue(aChange('check_in'))
    await tab.drain()
    server.rule = () => undefined
    device.owner = 'ann:2'
    await tab.wake()
    expect(server.received).toEqual([])
    expect(await device.entries('ann:2')).toEqual([])
    expect(await states()).toEqual(['check_in waiting'])
  })

  test('nothing is taken while nobody is signed in', async () => {
    device.owner = undefined
    await expect(device.tab().enqueue(aChange('check_in'))).rejects.toThrow('No one is signed in')
  })
})

describe('files', () => {
  const signed = {
    ...aChange('signature', 'visit-1', { signed_by: 'Ann' }),
    files: { signed_id: { blob: new Blob(['png'], { type: 'image/png' }), name: 's.png' } },
  }

  test('a file is uploaded first and its signed id goes along', async () => {
    const tab = device.tab()
    await tab.enqueue(signed)
    await tab.drain()
    expect(server.received[0]?.input).toEqual({ signed_by: 'Ann', signed_id: 'signed-1' })
  })

  test('a file that is up already is not uploaded twice', async () => {
    server.loseNext = new NoResponse(true)
    const tab = device.tab()
    await tab.enqueue(signed)
    await tab.drain()
    await device.tab().wake()
    expect(server.uploads).toEqual(['s.png'])
    expect(server.received).toHaveLength(2)
    expect(server.effects).toEqual(['/signature'])
  })

  test('an upload that the server has forgotten is made again', async () => {
    let forgotten = true
    server.rule = (path) => {
      if (path === '/signature' && forgotten) {
        forgotten = false
        throw new ApiError(422, { code: 'upload_unknown' })
      }
    }
    const tab = device.tab()
    await tab.enqueue(signed)
    await tab.drain()
    await tab.wake()
    expect(server.received[0]?.input).toMatchObject({ signed_id: 'signed-2' })
  })

  test('an upload without a network leaves the change waiting with its file', async () => {
    server.rule = away
    const tab = device.tab()
    await tab.enqueue(signed)
    await tab.drain()
    expect(await states()).toEqual(['signature waiting'])
    server.rule = () => undefined
    await device.tab().wake()
    expect(server.effects).toEqual(['/signature'])
  })
})
