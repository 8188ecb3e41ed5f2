import type { DemoService } from '../data/catalogue.ts'
import type { Random } from '../random.ts'

/** A shift that a client needs: days as the demo tells them. */
export type Wish = { readonly days: string; readonly at: string; readonly minutes: number }

const spread = (text: string): readonly string[] => text.split(' ')

/** Most people want help when they get up. */
const mornings = spread(
  '06:00 06:30 06:30 07:00 07:00 07:00 07:15 07:15 07:30 07:30 07:30 07:45 08:00 08:00 08:15 08:30 08:30 08:45 09:00 09:00 09:15 09:30 09:30',
)
const noons = spread('10:30 11:00 11:00 11:30 12:00 12:30 13:00')
const afternoons = spread('14:00 14:30 15:00 15:30 16:00 16:30')
const evenings = spread('17:30 18:00 18:30 19:00')
/** On weekends fewer come, so they come one after the other. */
const weekends = spread('07:30 08:00 08:30 09:00 10:30 11:00 11:30 12:00 13:30 14:00 14:30 16:00')
const lengths = [90, 120, 120, 120, 150, 150, 180, 240]

const workdays = 'MO,TU,WE,TH,FR'

/** What a client of the crowd gets. */
export function wishesOf(random: Random): { service: DemoService; shifts: readonly Wish[] } {
  const week = random.between(1, 100)
  const days = week <= 64 ? workdays : week <= 84 ? 'MO,WE,FR' : 'TU,TH'
  const part = random.between(1, 100)
  const time = part <= 60 ? mornings : part <= 85 ? noons : afternoons
  const at = random.pick(time)
  const minutes = random.pick(lengths)
  const shifts: Wish[] = [{ days, at, minutes }]
  if (random.chance(days === workdays ? 0.8 : 0.6)) {
    shifts.push({ days: 'SA,SU', at: random.pick(weekends), minutes: random.pick([90, 90, 120]) })
  }
  if (time === mornings && random.chance(0.1)) {
    shifts.push({ days, at: random.pick(evenings), minutes: random.pick([60, 90]) })
  }
  return { service: random.pick(['pcs', 'pcs', 'pcs', 'attendant']), shifts }
}
