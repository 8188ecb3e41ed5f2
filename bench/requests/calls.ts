import { middleDay, nth, size } from '../seed/ids.ts'

export type Request = {
  method: 'GET' | 'POST' | 'PATCH'
  /** Of the API, with its query. */
  path: string
  data?: object
  /** The id that the floor asks for. */
  id?: string
}

/** Something that an office does all day, in as many variants as there are turns. */
export type Call = {
  name: string
  /** The same by hand, in `bench/floor`. */
  floor?: string
  /** At least this share of the floor's requests a second. */
  goal?: number
  request(turn: number): Request
}

export const get = (path: string, id?: string): Request => ({
  method: 'GET',
  path: encodeURI(path),
  ...(id && { id }),
})

const [lists, writes] = [0.6, 0.5]
const of = <T>(values: readonly T[], turn: number): T => values[turn % values.length] as T
const lastDay = '2026-06-07'

/** Five days of which the first three wait for a signature and the others were missed: 10,000 visits. */
const waiting = 'days[start_date]=2026-05-30&days[end_date]=2026-06-03'

/** Visits that are still ahead, the last of the seed. */
const ahead = 9_000

/** Visits that nobody came to yet; each is checked in to once. */
const planned = { first: 510_000, count: 380_000 }

/** What is held against the floor. */
const held: Call[] = [
  { name: 'clients', floor: 'clients', goal: lists, request: () => get('/clients?items=30') },
  {
    name: 'search of clients',
    floor: 'search',
    goal: lists,
    request: (turn) =>
      get(`/clients?items=30&search=${of(['gar', 'mor', 'ric', 'gonz', 'thom'], turn)}`),
  },
  {
    name: 'one client',
    floor: 'client',
    goal: lists,
    request: (turn) => {
      const id = nth('client', 1 + ((turn * 37) % size.clients))
      return get(`/clients/${id}`, id)
    },
  },
  { name: 'visits', floor: 'visits', goal: lists, request: () => get('/visits?items=30') },
  {
    name: 'visits of a week',
    floor: 'week',
    goal: lists,
    request: () =>
      get(
        `/visits?items=30&by_scheduled_date[start_date]=${middleDay}&by_scheduled_date[end_date]=${lastDay}`,
      ),
  },
  {
    name: 'visits of a client',
    floor: 'visitsOfClient',
    goal: lists,
    request: (turn) =>
      get(`/visits?items=30&by_client_id=${nth('client', 1 + ((turn * 37) % size.visited))}`),
  },
  {
    name: 'one visit',
    floor: 'visit',
    goal: lists,
    request: (turn) => {
      const id = nth('visit', 1 + ((turn * 4711) % size.visits))
      return get(`/visits/${id}`, id)
    },
  },
  {
    name: 'a number of the dashboard',
    floor: 'completed',
    goal: lists,
    request: () => get('/visits?status=completed&items=0'),
  },
  {
    name: 'exceptions queue',
    floor: 'exceptions',
    goal: lists,
    request: () => get(`/insights/exception_visits?${waiting}`),
  },
  {
    name: 'exceptions queue, one cause',
    floor: 'exceptionsOfCause',
    goal: lists,
    request: (turn) =>
      get(
        `/insights/exception_visits?${waiting}&exception=${of(['not_signed', 'missed'], turn)}&page=${1 + (turn % 20)}`,
      ),
  },
  {
    name: 'create a client',
    floor: 'createClient',
    goal: writes,
    request: (turn) => ({
      method: 'POST',
      path: '/clients',
      data: {
        first_name: 'Bench',
        last_name: `Made ${turn}`,
        gender: 'female',
        phone: `919${String(5_550_000 + (turn % 10_000))}`,
        office_id: nth('office', 1),
        duplicate_checked: true,
      },
    }),
  },
  {
    name: 'move a visit',
    floor: 'moveVisit',
    goal: writes,
    request: (turn) => {
      const id = nth('visit', size.visits - ((turn * 13) % ahead))
      const data = { scheduled_duration: 60 + (turn % 23) }
      return { method: 'PATCH', path: `/visits/${id}`, data, id }
    },
  },
  {
    name: 'check in',
    floor: 'checkIn',
    goal: writes,
    request: (turn) => {
      const id = nth('visit', planned.first + (turn % planned.count))
      const place = { latitude: 35.78, longitude: -78.64, accuracy: 12 }
      const data = { at: '2026-10-30T14:00:00Z', ...place, reason: 'no_signal' }
      return { method: 'POST', path: `/visits/${id}/check_in`, data, id }
    },
  },
]

const last = (rows: number): number => Math.ceil(rows / 30)
export const plain = (name: string, ...paths: string[]): Call => ({
  name,
  request: (turn) => get(of(paths, turn)),
})
const words = (path: string, ...typed: string[]): string[] => typed.map((word) => path + word)

/** The parts of the dashboard, each of which is asked by itself. */
const dashboard = [
  'visit_summary',
  'coverage',
  'exceptions',
  'agency_summary',
  'billing_summary',
  'authorized_hours',
]

/** Further lists, for their own times. */
const further: Call[] = [
  plain('clients, 1 letter', ...words('/clients?search=', 'g', 'm', 'r')),
  plain('clients, last page', `/clients?status=all&page=${last(size.clients)}`),
  plain(
    'clients, neighbours',
    ...[1, 9_000, 20_000].map((n) => `/clients/${nth('client', n)}/neighbours?status=all`),
  ),
  plain('agents', '/agents'),
  plain('agents, searched', ...words('/agents?search=', 'gar', 'mor', 'gonzalez')),
  plain(
    'agents, credential',
    ...words('/agents?credential=cpr&credential_state=', 'valid', 'expired', 'missing'),
  ),
  plain(
    'board, rows of a week',
    ...['caregivers', 'clients'].map(
      (rows) => `/schedule_rows?rows=${rows}&start_date=${middleDay}&end_date=${lastDay}`,
    ),
  ),
  plain(
    'board, visits of a week',
    ...[1, 4, 7].map(
      (at) =>
        `/visits?items=200&page=${at}&ordered_asc=true&by_scheduled_date[start_date]=${middleDay}&by_scheduled_date[end_date]=${lastDay}`,
    ),
  ),
  {
    name: 'verdict of 20 caregivers',
    request: (turn) => {
      const visit_id = nth('visit', size.visits - ((turn * 13) % ahead))
      const proposals = Array.from({ length: 20 }, (_, at) => ({
        visit_id,
        agent_id: nth('agent', 1 + ((turn + at) % size.caregivers)),
      }))
      return { method: 'POST', path: '/assignment_verdicts', data: { proposals } }
    },
  },
  plain('visits, deep page', '/visits?page=3000', '/visits?page=12500'),
  ...dashboard.map((part) => plain(`dashboard, ${part}`, `/insights/${part}`)),
  plain('search', ...words('/search?search=', 'gar', 'mari gonz', 'thompson', '3361234')),
  plain(
    'candidates for a visit',
    ...[1, 7, 13].map(
      (n) => `/visit_staffing_candidates?visit_id=${nth('visit', size.visits - n)}`,
    ),
  ),
  plain('alerts', '/alerts'),
  plain('alerts, searched', ...words('/alerts?status=all&search=', 'gar', 'mor', 'ric')),
  plain('notifications', '/notifications'),
  plain('audit trail', '/audit_events'),
  plain('audit trail, person', ...[3, 7].map((n) => `/audit_events?user_id=${nth('user', n)}`)),
  plain('audit trail, deep page', '/audit_events?page=8000'),
  plain(
    'diagnosis codes, words',
    ...words('/diagnosis_codes?search=', 'fra', 'femur', 'hypertension eye'),
  ),
]

export const calls: readonly Call[] = [...held, ...further]
