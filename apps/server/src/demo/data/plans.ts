import type { DemoService } from './catalogue.ts'

/** When a shift starts: a time of day, or minutes from the moment of the demo, by the quarter hour. */
export type DemoTime = string | { readonly fromNow: number }

type Shift = {
  /** Last name of the caregiver; null where one is still looked for. */
  readonly caregiver: string | null
  readonly days: string
  readonly at: DemoTime
  readonly minutes: number
}

export type DemoPlan = {
  /** Last name of the client. */
  readonly client: string
  readonly service: DemoService
  readonly shifts: readonly Shift[]
  /** How many of the planned minutes are authorized, where it is not the usual share. */
  readonly share?: number
}

const daily = 'SU,MO,TU,WE,TH,FR,SA'
const weekdays = 'MO,TU,WE,TH,FR'

/** Plans in force. The shifts of one caregiver leave time for the way between them. */
export const demoPlans: readonly DemoPlan[] = [
  // Tasha Greene, who can sign in: one visit done today, one soon, one later.
  plan('Abernathy', 'pcs', shift('Greene', daily, { fromNow: -165 }, 120)),
  plan('Bridges', 'pcs', shift('Greene', daily, { fromNow: 30 }, 90)),
  // Her payor allows two visits more a week, which are offered.
  {
    ...plan('Callahan', 'attendant', shift('Greene', 'MO,WE,FR,SA', { fromNow: 180 }, 90)),
    share: 1.5,
  },
  // Going on at the moment of the demo.
  plan('Featherstone', 'pcs', shift('Burrell', daily, { fromNow: -45 }, 120)),
  plan('Espinoza', 'pcs', shift('Villalobos', daily, { fromNow: -75 }, 150)),
  plan('Gaddy', 'pcs', shift('Fuentes', 'MO,TU,TH,FR,SU', { fromNow: -15 }, 120)),
  plan('Hargrove', 'pcs', shift('Tran', weekdays, '09:00', 120)),
  plan('Lackey', 'attendant', shift('Tran', 'MO,WE,FR', '13:00', 120)),
  plan('Kincaid', 'pcs', shift('Osborne', weekdays, '08:00', 180)),
  plan('McSwain', 'pcs', shift('Osborne', 'TU,TH', '13:30', 120)),
  plan('Poteat', 'attendant', shift('Adeyemi', 'MO,WE,FR', '10:00', 150)),
  plan('Quiñones', 'pcs', shift('Lindqvist', 'MO,TU,WE,TH,FR,SA', '09:30', 120)),
  plan('Inman', 'pcs', shift('Whitaker', weekdays, '08:30', 150)),
  plan('Dixon', 'attendant', shift('Whitaker', 'MO,WE,FR', '13:00', 120)),
  plan('Jeffries', 'pcs', shift('Kowalczyk', 'TU,TH,SA', '10:00', 180)),
  plan('Nance', 'pcs', shift('Daniels', weekdays, '15:00', 120)),
  plan('Oakley', 'pcs', shift('Peña', 'MO,WE,FR', '09:00', 120), shift('Zhao', 'SA', '10:00', 180)),
  plan('Tuttle', 'attendant', shift('Peña', 'TU,TH', '14:00', 90)),
  // Nobody was found for these yet.
  plan('Rankin', 'pcs', shift(null, 'SA,SU', '10:00', 120)),
  plan('Stroupe', 'pcs', shift(null, 'TU,TH', '11:00', 120)),
]

/** A plan that is being written, and one that starts in some weeks. */
export const demoPlansAhead = {
  draft: plan('Crouse', 'pcs', shift('Mbeki', 'MO,WE,FR', '14:00', 120)),
  scheduled: plan('Upchurch', 'pcs', shift('Adeyemi', 'TU,TH', '09:00', 120)),
} as const

function plan(client: string, service: DemoService, ...shifts: readonly Shift[]): DemoPlan {
  return { client, service, shifts }
}

function shift(caregiver: string | null, days: string, at: DemoTime, minutes: number): Shift {
  return { caregiver, days, at, minutes }
}

/** The client whose caregiver forgot to check out the last time. */
export const demoForgotten = 'Nance'
