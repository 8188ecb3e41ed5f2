import { addDays, isDay } from '@homeward/domain/time/zone'

/** What a typed search asks for: a record by its id, or words and perhaps a day. */
type SearchTerms = { id: string } | { words: string; day: string | null }

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Reads a search such as 'alvarez 11/02', 'alvarez 11/2/26', 'alvarez tomorrow' or an id. A day
 * without a year is the one nearest to today.
 */
export function searchTerms(typed: string, today: string): SearchTerms {
  const text = typed.trim()
  if (uuid.test(text)) return { id: text.toLowerCase() }
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const found = words.flatMap((word, at) => {
    const day = dayOf(word.toLowerCase(), today)
    return day === null ? [] : [{ at, day }]
  })
  const [first] = found
  return {
    words: words.filter((_, at) => at !== first?.at).join(' '),
    day: first?.day ?? null,
  }
}

const named = new Map([
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
])

function dayOf(word: string, today: string): string | null {
  const distance = named.get(word)
  if (distance !== undefined) return addDays(today, distance)
  if (isDay(word)) return word
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(word) ?? []
  if (month === undefined || date === undefined) return null
  const rest = `${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (year !== undefined) return orNull(`${year.padStart(4, today.slice(0, 2))}-${rest}`)
  return nearest(rest, today)
}

const orNull = (day: string): string | null => (isDay(day) ? day : null)

/** The nearest of last year's, this year's and next year's day. */
function nearest(rest: string, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const away = (day: string) => Math.abs(Date.parse(day) - Date.parse(today))
  const [day] = [year - 1, year, year + 1]
    .map((one) => `${one}-${rest}`)
    .filter(isDay)
    .toSorted((a, b) => away(a) - away(b))
  return day ?? null
}
