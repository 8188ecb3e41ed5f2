import type { Hours } from './hours.ts'
import type { Wish } from './wishes.ts'

type Worker = {
  readonly id: string
  readonly offices: readonly string[]
  readonly hours: Hours
}

/** Minutes between two visits of a caregiver: the way, and a little more. */
const way = 30
/** Minutes that a caregiver works in a week at most. */
const most = 38 * 60

const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const minuteOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

type Span = { day: number; from: number; to: number }

const spansOf = ({ days, at, minutes }: Wish): Span[] =>
  days.split(',').map((day) => {
    const from = minuteOf(at)
    return { day: names.indexOf(day), from, to: from + minutes }
  })

/** Finds caregivers for shifts so that nobody is in two places or works too much. */
export function roster(workers: readonly Worker[]) {
  const busy = new Map<string, Span[]>(workers.map(({ id }) => [id, []]))
  const worked = (id: string) =>
    (busy.get(id) ?? []).reduce((sum, { from, to }) => sum + to - from, 0)
  const fits = ({ id, hours }: Worker, spans: readonly Span[]) =>
    spans.every(
      ({ day, from, to }) =>
        hours.weekdays.includes(day) &&
        from >= minuteOf(hours.start) &&
        to <= minuteOf(hours.end) &&
        (busy.get(id) ?? []).every(
          (other) => other.day !== day || other.to + way <= from || to + way <= other.from,
        ),
    )

  /** Whoever of the office has the most time left; null where nobody has any. */
  return (office: string, wish: Wish): string | null => {
    const spans = spansOf(wish)
    const wanted = spans.reduce((sum, { from, to }) => sum + to - from, 0)
    const [found] = workers
      .filter((one) => one.offices.includes(office) && fits(one, spans))
      .filter(({ id }) => worked(id) + wanted <= most)
      .toSorted((a, b) => worked(a.id) - worked(b.id))
    if (!found) return null
    busy.get(found.id)?.push(...spans)
    return found.id
  }
}
