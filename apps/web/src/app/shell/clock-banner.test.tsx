import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hearClock } from '../../plumbing/clock.ts'
import { showIn } from '../../plumbing/language/language.ts'
import { ClockBanner } from './clock-banner.tsx'

const minute = 60_000
const day = 24 * 60 * minute

/** The server says a time that is so far from the clock of this device. */
const serverIsBehind = (by: number) =>
  act(() => hearClock(new Date(Date.now() - by).toUTCString(), Date.now()))

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2030-04-01T12:00:00Z'), toFake: ['Date'] }))
afterEach(async () => {
  serverIsBehind(0)
  vi.useRealTimers()
  await showIn('en')
})

test.each([
  [day, 'The clock of this phone is 24 h fast.'],
  [-day, 'The clock of this phone is 24 h slow.'],
  [90 * minute, 'The clock of this phone is 1 h 30 min fast.'],
])('a clock that is %i ms off is told, and by whose clock times are recorded', (off, words) => {
  render(<ClockBanner />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  serverIsBehind(off)
  expect(screen.getByRole('status')).toHaveTextContent(
    `${words} Turn on automatic date and time. Until then your times are recorded by the clock of the office.`,
  )
  serverIsBehind(0)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a difference of a few minutes is not told', () => {
  render(<ClockBanner />)
  serverIsBehind(4 * minute)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a wrong clock is told in Spanish', async () => {
  await showIn('es')
  render(<ClockBanner />)
  serverIsBehind(-day)
  expect(screen.getByRole('status')).toHaveTextContent(/^El reloj de este teléfono.*24 h/)
})
