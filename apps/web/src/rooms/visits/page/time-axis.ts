import { millis } from '@homeward/domain/time/zone'
import { inZone } from '../../../ui/text/dates.ts'

const quarter = 15 * 60_000
const steps = [1, 2, 4, 8, 16, 24, 48].map((quarters) => quarters * quarter)
const mostTicks = 6

export type Span = { from: string; until: string }

type Tick = { clock: string; at: number }

type TimeAxis = { ticks: readonly Tick[]; placeOf: (span: Span) => Place }

/** Where a span stands, in percent of the axis. */
type Place = { left: number; width: number }

/** One axis for spans that belong together: from a little before the first to a little after the last. */
export const timeAxis = (spans: readonly Span[], zone: string): TimeAxis => {
  const first = Math.min(...spans.map(({ from }) => millis(from)))
  const last = Math.max(...spans.map(({ until }) => millis(until)))
  const step = steps.find((one) => (last - first) / one <= mostTicks) ?? (last - first) / mostTicks
  const room = Math.max((last - first) / 12, quarter)
  const start = first - room
  const length = last + room - start
  const percentOf = (at: number): number => ((at - start) / length) * 100
  const count = Math.floor((last + room - Math.ceil(start / step) * step) / step) + 1
  return {
    ticks: Array.from(
      { length: count },
      (_, nth) => Math.ceil(start / step) * step + nth * step,
    ).map((at) => ({ clock: inZone(new Date(at), zone).clock, at: percentOf(at) })),
    placeOf: ({ from, until }) => ({
      left: percentOf(millis(from)),
      width: ((millis(until) - millis(from)) / length) * 100,
    }),
  }
}
