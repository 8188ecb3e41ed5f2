import { expect, test, vi } from 'vitest'
import { printPage } from './print.ts'

test('a page is printed a second after it was asked for, once', () => {
  vi.useFakeTimers()
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  printPage()
  vi.advanceTimersByTime(900)
  printPage()
  vi.advanceTimersByTime(999)
  expect(print).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(print).toHaveBeenCalledOnce()
})
