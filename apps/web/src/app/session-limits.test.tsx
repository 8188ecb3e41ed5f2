import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteActivity } from '../plumbing/session/activity.ts'
import { accessToken } from '../plumbing/session/cookies.ts'
import { onExpiry } from '../plumbing/session/expiry.ts'
import { setUser } from '../plumbing/session/session.ts'
import { aUser, signedIn } from '../testing/a-user.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { aRecord, serve } from '../testing/serve.ts'
import { Page } from '../ui/page/page.tsx'
import { SessionLimits } from './session-limits.tsx'

const minute = 60_000
let round = 0
const expired = vi.fn()
let stop = () => undefined as void

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // Later than any real clock, so that no test looks back at the time when the modules were loaded.
  vi.setSystemTime(Date.parse('2050-03-02T12:00:00Z') + (round += 1) * 1000 * minute)
  expired.mockClear()
  stop = onExpiry(expired)
})

afterEach(() => stop())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const later = (hours: number): string => new Date(Date.now() + hours * 60 * minute).toISOString()

const open = async (hours = 12, page?: ReactNode) => {
  const person = signedIn(aUser({ expires_at: later(hours), idle_timeout: 30 }))
  noteActivity()
  const requests = serve({ 'GET /me': () => aRecord(person), 'DELETE /auth': () => aRecord({}) })
  const asked = (path: string) => requests.filter((seen) => seen.path === path).length
  const content = (
    <main>
      {page}
      <SessionLimits />
    </main>
  )
  return { ...(await renderScreen(content, { path: 'clients' })), asked }
}

test('a minute before the rest is over a dialog warns; staying tells the server and goes on', async () => {
  const { user, asked } = await open()
  await pass(28.9 * minute)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pass(0.2 * minute)
  expect(screen.getByRole('dialog', { name: 'Are you still here?' })).toBeVisible()
  const before = asked('/me')
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(asked('/me')).toBe(before + 1)
  await pass(28 * minute)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(expired).not.toHaveBeenCalled()
})

test('after the rest the session ends, here and on the server', async () => {
  const { asked } = await open()
  await pass(30.1 * minute)
  expect(expired).toHaveBeenCalledWith(false)
  expect(asked('/auth')).toBeGreaterThan(0)
})

test('whoever chooses to sign out ends the session without word of an expiry', async () => {
  const { user, asked } = await open()
  await pass(29.1 * minute)
  await user.click(screen.getByRole('button', { name: 'Sign out now' }))
  expect(expired).toHaveBeenCalledExactlyOnceWith(true)
  expect(asked('/auth')).toBeGreaterThan(0)
})

test('whoever signs in again after the rest is here', async () => {
  await open()
  await pass(30.1 * minute)
  act(() => setUser(null))
  await pass(5 * minute)
  expired.mockClear()
  act(() => void signedIn(aUser({ expires_at: later(12), idle_timeout: 30 })))
  await pass(5 * minute)
  expect(expired).not.toHaveBeenCalled()
})

test('a key or a click is activity; once the warning stands a nudge of the mouse is no answer', async () => {
  await open()
  await pass(20 * minute)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  await pass(15 * minute)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pass(14.5 * minute)
  expect(screen.getByRole('dialog')).toBeVisible()
  window.dispatchEvent(new Event('pointermove'))
  await pass(2000)
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('activity in another tab counts', async () => {
  await open()
  await pass(20 * minute)
  const other = new BroadcastChannel('homeward:activity')
  other.postMessage(Date.now())
  await vi.waitFor(async () => {
    await pass(12 * minute)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  other.close()
  expect(expired).not.toHaveBeenCalled()
})

test('waking up after the rest does not count as having been here', async () => {
  await open()
  vi.setSystemTime(Date.now() + 600 * minute)
  window.dispatchEvent(new Event('pointermove'))
  await pass(1100)
  expect(expired).toHaveBeenCalled()
})

test('steady work is told to the server, without a request of its own', async () => {
  const { asked } = await open()
  for (let at = 0; at < 12; at += 1) {
    await pass(minute)
    window.dispatchEvent(new KeyboardEvent('keydown'))
  }
  expect(asked('/me')).toBeGreaterThanOrEqual(2)
  expect(asked('/me')).toBeLessThanOrEqual(4)
  const told = asked('/me')
  await pass(20 * minute)
  expect(asked('/me')).toBeLessThanOrEqual(told + 1)
})

test('a session that is too old warns once and can be used to its end', async () => {
  const { user } = await open(0.25)
  await pass(14.1 * minute)
  expect(screen.getByRole('dialog', { name: 'Your session is about to end' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep working' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pass(minute)
  expect(expired).toHaveBeenCalled()
})

test('the warning opens by itself, so that at its end the focus goes to the title of the page', async () => {
  const { user } = await open(0.25, <Page title="Clients">Clients here</Page>)
  await pass(14.1 * minute)
  await user.click(screen.getByRole('button', { name: 'Keep working' }))
  await vi.waitFor(async () => {
    await pass(50)
    expect(screen.getByRole('heading', { name: 'Clients' })).toHaveFocus()
  })
})

test('on the field surface without a network nobody is locked out; with it the limits hold', async () => {
  await open()
  window.history.replaceState({}, '', '/field/visits/7')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await pass(90 * minute)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(expired).not.toHaveBeenCalled()
  expect(accessToken()).toBe('token-1')
  online.mockReturnValue(true)
  await pass(1100)
  expect(expired).toHaveBeenCalled()
})

test('the office without a network is locked like any other time', async () => {
  await open()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await pass(30.1 * minute)
  expect(expired).toHaveBeenCalled()
})
