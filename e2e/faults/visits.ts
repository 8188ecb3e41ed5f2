import type { Api } from '../api.ts'
import { later, localNow } from '../clock.ts'

type Row = { id: string }
type VisitRow = Row & { agent: Row | null }

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Visits of today for a client of their own, all of the demo's caregiver, a quarter of an hour each. */
export async function todaysVisits(owner: Api, count: number): Promise<string[]> {
  const { day } = localNow()
  const payor = await firstOf(owner, 'payors?search=NC%20Medicaid')
  const service = await firstOf(owner, 'services?search=Personal%20care')
  const caregiver = await firstOf(owner, 'caregivers?search=Tasha%20Greene')
  const office = await firstOf(owner, 'offices')
  const client = await owner.send<Row>('POST', 'clients', {
    office_id: office.id,
    first_name: 'Ruth',
    last_name: `Trouble ${Date.now().toString(36)}`,
    birthdate: '1950-05-04',
    duplicate_checked: true,
    status: 'active',
    primary_payor_id: payor.id,
    addresses_attributes: [
      { street: '7 Haywood St', city: 'Asheville', state: 'NC', zip: '28801', primary: true },
    ],
  })
  const authorization = await owner.send<Row>('POST', 'authorizations', {
    client_id: client.id,
    payor_id: payor.id,
    service_ids: [service.id],
    number: 'PA-TROUBLE',
    start_date: later(day, -7),
    end_date: later(day, 90),
    units: 400,
    unit_period: 'week',
  })
  const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'MO'
  const plan = await owner.send<Row>('POST', 'careplans', {
    client_id: client.id,
    authorization_id: authorization.id,
    start_date: day,
    end_date: later(day, 6),
    draft: true,
    // In the small hours, where the demo has no visits.
    shifts_attributes: Array.from({ length: count }, (_, at) => ({
      scheduled_time: `0${Math.floor(at / 4)}:${String((at % 4) * 15).padStart(2, '0')}`,
      scheduled_duration: 15,
      recurring_rule: `FREQ=WEEKLY;BYDAY=${weekday}`,
      agent_id: caregiver.id,
    })),
  })
  await owner.send('PATCH', `careplans/${plan.id}`, { status: 'active' })
  const range = `by_scheduled_date[start_date]=${day}&by_scheduled_date[end_date]=${day}`
  // The visits are made right after the commit.
  for (let tries = 0; tries < 100; tries++) {
    const visits = await owner.get<VisitRow[]>(
      `visits?by_client_id=${client.id}&${range}&ordered_asc=true`,
    )
    if (visits.length === count) {
      for (const { id, agent } of visits) {
        // One of the demo's own visits may reach into the small hours.
        const overlap = { agent_id: caregiver.id, assignment_reason: 'Both live in one home' }
        if (agent === null) await owner.send('PATCH', `visits/${id}`, overlap)
      }
      return visits.map(({ id }) => id)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The visits of the care plan were not made.')
}

async function firstOf(api: Api, list: string): Promise<Row> {
  const [row] = await api.get<Row[]>(list)
  if (!row) throw new Error(`There is nothing in ${list}.`)
  return row
}
