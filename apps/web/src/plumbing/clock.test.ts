import { afterEach, expect, test, vi } from 'vitest'
import { hearClock, onThisClock, presentTime } from './clock.ts'
import { accessToken, writeSessionCookies } from './session/cookies.ts'

const noon = '2030-04-01T12:00:00.000Z'
const day = 24 * 60 * 60_000

afterEach(() => {
  hearClock(new Date().toUTCString(), Date.now())
  vi.useRealTimers()
})

/** The device says one time, the server another. */
const clocks = (device: number, server: number) => {
  vi.useFakeTimers({ now: device, toFake: ['Date'] })
  hearClock(new Date(server).toUTCString(), Date.now())
}

test.each([day, -day, 20 * 60_000])('a clock that is %i ms off is known to be', (off) => {
  const server = Date.parse(noon)
  clocks(server + off, server)
  expect(presentTime()).toBe(server)
  expect(onThisClock(noon)).toBe(new Date(server + off).toISOString())
})

test('a small difference is none, and an answer that was slept over says nothing', () => {
  const server = Date.parse(noon)
  clocks(server + 60_000, server)
  expect(presentTime()).toBe(server + 60_000)
  hearClock(new Date(server - day).toUTCString(), Date.now() - 2 * 60_000)
  hearClock(null, Date.now())
  expect(presentTime()).toBe(server + 60_000)
})

test('who signs in on a phone whose clock is a day ahead stays signed in', () => {
  const server = Date.now()
  clocks(server + day, server)
  const session = { access_token: 'kept', agent_id: null, assignment_id: null }
  writeSessionCookies(session, new Date(server + 12 * 60 * 60_000).toISOString())
  expect(accessToken()).toBe('kept')
  expect(document.cookie).toContain('access_token=kept')
})
