import type { Authorization } from '@homeward/contract/care/authorizations'
import { needed } from '../../../ui/form/needed.ts'

/** Stands for no authorization among the choices. */
export const privatePay = 'none'

/** Visits to add as their fields hold them. */
export type AddValues = {
  client_id: string
  authorization_id: string
  /** Ids of the services; the first gets the minutes that the others leave. */
  services: string[]
  scheduled_dates: string[]
  scheduled_time: string
  scheduled_duration: number | ''
  agent_id: string | null
  assignment_reason: string
  client_confirmed: boolean
}

/** What is known where somebody starts to add: a cell of the board, a client's calendar. */
export type AddStart = { day: string; clientId?: string; agentId?: string }

export const newVisits = ({ day, clientId = '', agentId }: AddStart): AddValues => ({
  client_id: clientId,
  authorization_id: '',
  services: [],
  scheduled_dates: [day],
  scheduled_time: '',
  scheduled_duration: '',
  agent_id: agentId ?? null,
  assignment_reason: '',
  client_confirmed: false,
})

/** Authorizations that a visit may be under: in force or to come. */
export const usable = (rows: readonly Authorization[]): Authorization[] =>
  rows.filter(({ status }) => status === 'active' || status === 'scheduled')

/** The authorization that is meant: the chosen one, or the only one. */
export const chosenOf = (
  { authorization_id: chosen }: Pick<AddValues, 'authorization_id'>,
  rows: readonly Authorization[],
): Authorization | undefined =>
  chosen === '' && rows.length === 1 ? rows[0] : rows.find(({ id }) => id === chosen)

/** Minutes of each service in equal shares of whole minutes; the first takes the rest. */
const shared = (services: readonly string[], minutes: number | '') => {
  if (services.length < 2 || minutes === '') return services.map((id) => ({ id }))
  const share = Math.floor(minutes / services.length)
  const first = minutes - share * (services.length - 1)
  return services.map((id, at) => ({ id, minutes: at === 0 ? first : share }))
}

/** The input of the endpoint that the fields mean. */
export const addInput = (values: AddValues, rows: readonly Authorization[]) => {
  const { services, assignment_reason, client_confirmed, ...rest } = values
  const authorization = chosenOf(values, rows)
  return {
    ...needed(rest, ['client_id', 'scheduled_time', 'scheduled_duration']),
    scheduled_dates: rest.scheduled_dates.filter((day) => day !== ''),
    authorization_id: authorization?.id ?? null,
    ...(services.length > 0 && { services: shared(services, rest.scheduled_duration) }),
    ...(assignment_reason.trim() && { assignment_reason }),
    ...(client_confirmed && { client_confirmed }),
  }
}
