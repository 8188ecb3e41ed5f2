import { localClock, localDay, weekdayOf } from '@homeward/domain/time/zone'

/** Where the demo agency may be: the United States first, then the hours that they do not reach. */
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Gambier',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
  'America/Noronha',
  'Atlantic/Azores',
  'Atlantic/Cape_Verde',
  'Africa/Accra',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Tashkent',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Pacific/Guadalcanal',
  'Pacific/Tarawa',
  'Pacific/Tongatapu',
  'Etc/GMT+12',
] as const

/** Whole hours lie between zones, so one of them always shows a time of this hour. */
const morning = { from: '09:10', before: '10:10' }

/**
 * A time zone whose clock shows the middle of the morning now, of a working day where there is one:
 * whoever tries the demo at night or on a Sunday sees an agency at work all the same.
 */
export function morningZone(now: Date): string {
  const fitting = zones.filter((zone) => {
    const clock = localClock(now, zone)
    return clock >= morning.from && clock < morning.before
  })
  const zone = fitting.find((one) => isWorkday(localDay(now, one))) ?? fitting[0]
  if (zone === undefined) throw new Error('It is morning nowhere.')
  return zone
}

const isWorkday = (day: string): boolean => ![0, 6].includes(weekdayOf(day))
