import { aCaregiver, aPunch, aTelling, aVisit } from '@homeward/evv/hhaexchange/testing/samples'
import type { EvvVisit } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'
import { v7 as uuid } from 'uuid'
import { simulated, told } from './simulated.ts'

export const change = { code: '110', action: '12', note: 'Stayed longer' }
export const caregiver = aTelling(aCaregiver)
export const visit = aTelling(aVisit)

/** The visit on another day of the month, so that no two overlap. */
export const onDay = (day: number, more: Partial<EvvVisit> = {}): Telling<EvvVisit> => {
  const date = `2026-11-${String(day).padStart(2, '0')}`
  const at = (time: string) => `${date}T${time}:00.000Z`
  return aTelling({
    ...aVisit,
    id: uuid(),
    day: date,
    scheduled: { from: at('14:00'), to: at('16:00') },
    checkIn: aPunch(at('14:00')),
    checkOut: aPunch(at('16:00')),
    ...more,
  })
}

/** HHAeXchange that has the caregiver. */
export const ready = async () => {
  const world = await simulated()
  await told(world.vendor, [caregiver])
  world.simulator.calls.length = 0
  return world
}

export const heldOf = ({ simulator }: Awaited<ReturnType<typeof simulated>>) => [
  ...simulator.held.visits.values(),
]
