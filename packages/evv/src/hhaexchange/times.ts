/** Names of time zones as HHAeXchange writes them; others stay as they are. */
const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'US/Eastern',
  'America/Detroit': 'US/Michigan',
  'America/Chicago': 'US/Central',
  'America/Denver': 'US/Mountain',
  'America/Phoenix': 'US/Arizona',
  'America/Los_Angeles': 'US/Pacific',
  'America/Anchorage': 'US/Alaska',
  'Pacific/Honolulu': 'US/Hawaii',
}

export const zoneName = (zone: string): string => zones[zone] ?? zone

/** An instant in UTC as YYYY-MM-DDTHH:MM:SSZ. */
export const inUtc = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19)}Z`

/** An instant as the clocks of a time zone show it, YYYY-MM-DD HH:MM. */
export function onTheClock(instant: string, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const part = (type: string) => shown.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}`
}
