/** What a person types for a length: 1.5, 1,5, 1:30 or 1.5 h. Minutes, '' where it is empty. */
export function readHours(text: string): number | '' | undefined {
  const typed = text.trim().replace(/\s*h$/i, '')
  if (typed === '') return ''
  const clock = /^(\d{0,4}):([0-5]\d)$/.exec(typed)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  if (!/^(\d{1,4}([.,]\d{0,2})?|[.,]\d{1,2})$/.test(typed)) return undefined
  return Math.round(Number(typed.replace(',', '.')) * 60)
}

/** Minutes as the field shows them, in hours: 90 is '1.5'. */
export const hoursShown = (minutes: number): string =>
  String(Math.round((minutes / 60) * 100) / 100)
