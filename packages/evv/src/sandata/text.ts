/** A text of at most so many characters; null if nothing is left. Blank texts are never sent. */
export const cut = (text: string | null, longest: number): string | null => {
  const whole = text?.replaceAll(/\s+/g, ' ').trim().slice(0, longest).trimEnd()
  return whole ? whole : null
}

/**
 * A name of the letters that Sandata takes: without accents, with hyphens where it has spaces, and
 * otherwise with hyphens, periods and apostrophes alone.
 */
export const plainName = (name: string | null, longest: number): string | null =>
  cut(
    name
      ?.normalize('NFD')
      .replaceAll('’', "'")
      .trim()
      .replaceAll(/\s+/g, '-')
      .replaceAll(/[^A-Za-z\-.']/g, '') ?? null,
    longest,
  )

/** Nine digits, filled up with zeros; null if it is no zip code. */
export const nineDigits = (zip: string): string | null => {
  const digits = zip.replaceAll('-', '')
  return /^(?:\d{5}|\d{9})$/.test(digits) ? digits.padEnd(9, '0') : null
}

/** To the second in UTC, YYYY-MM-DDTHH:MM:SSZ. */
export const toTheSecond = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19)}Z`

const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'US/Eastern',
  'America/Detroit': 'US/Eastern',
  'America/Kentucky/Louisville': 'US/Eastern',
  'America/Indiana/Indianapolis': 'US/Eastern',
  'America/Chicago': 'US/Central',
  'America/Menominee': 'US/Central',
  'America/Denver': 'US/Mountain',
  'America/Boise': 'US/Mountain',
  'America/Phoenix': 'US/Arizona',
  'America/Los_Angeles': 'US/Pacific',
  'America/Anchorage': 'US/Alaska',
  'America/Juneau': 'US/Alaska',
  'Pacific/Honolulu': 'US/Hawaii',
}

/** The name that Sandata has for a time zone; others keep their IANA name. */
export const zoneName = (zone: string): string => zones[zone] ?? zone
