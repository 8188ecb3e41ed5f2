import { middleDay, nth, size } from '../seed/ids.ts'

/** One thing that an office asks for, in a few variants, so that not one answer is measured only. */
export type Case = {
  name: string
  paths: string[]
  /** Milliseconds that p95 of the endpoint should not exceed either. */
  milliseconds?: number
}

const lastPage = (rows: number, items = 30) => Math.ceil(rows / items)

const searches = (path: string, words: string[]) => words.map((word) => `${path}${word}`)
const [short, middle, long] = [
  ['g', 'm', 'r'],
  ['gar', 'mor', 'ric'],
  ['gonzalez', 'thompson', 'martinez'],
]

const clients: Case[] = [
  { name: 'clients', paths: ['/clients'] },
  { name: 'clients, 1 letter', paths: searches('/clients?search=', short) },
  { name: 'clients, 3 letters', paths: searches('/clients?search=', middle) },
  { name: 'clients, 8 letters', paths: searches('/clients?search=', long) },
  {
    name: 'clients, payor and tag',
    paths: ['oxygen', 'veteran'].map((tag) => `/clients?payor_id=${nth('payor', 2)}&tag=${tag}`),
  },
  {
    name: 'clients, last page',
    paths: [`/clients?status=all&page=${lastPage(size.clients)}`],
  },
  {
    name: 'clients, neighbours',
    paths: [1, 9_000, 20_000].map((n) => `/clients/${nth('client', n)}/neighbours?status=all`),
  },
]

const agents: Case[] = [
  { name: 'agents', paths: ['/agents'] },
  { name: 'agents, 1 letter', paths: searches('/agents?search=', short) },
  { name: 'agents, 3 letters', paths: searches('/agents?search=', middle) },
  { name: 'agents, 8 letters', paths: searches('/agents?search=', long) },
  {
    name: 'agents, credential',
    paths: ['valid', 'expiring', 'expired', 'missing'].map(
      (state) => `/agents?credential=cpr&credential_state=${state}`,
    ),
  },
  { name: 'agents, last page', paths: [`/agents?page=${lastPage(size.agents)}`] },
]

const traces: Case[] = [
  {
    name: 'search',
    paths: searches('/search?search=', ['gar', 'mari gonz', 'thompson', '3361234']),
  },
  { name: 'alerts', paths: ['/alerts'] },
  { name: 'alerts, searched', paths: searches('/alerts?status=all&search=', middle) },
  {
    name: 'alerts of a client',
    paths: [`/alerts?parent_type=Client&parent_id=${nth('client', 43)}`],
  },
  { name: 'notifications', paths: ['/notifications'] },
  { name: 'notifications, unread', paths: ['/notifications?state=unread'] },
  { name: 'audit trail', paths: ['/audit_events'] },
  {
    name: 'audit trail, person',
    paths: [3, 7].map((n) => `/audit_events?user_id=${nth('user', n)}`),
  },
  {
    name: 'audit trail, day',
    paths: [`/audit_events?by_day[start_date]=${middleDay}&by_day[end_date]=${middleDay}`],
  },
]

const codes: Case[] = [
  { name: 'diagnosis codes', paths: ['/diagnosis_codes'], milliseconds: 50 },
  {
    name: 'diagnosis codes, code',
    paths: searches('/diagnosis_codes?search=', ['E11', 'S72.0', 'i1']),
    milliseconds: 50,
  },
  {
    name: 'diagnosis codes, words',
    paths: searches('/diagnosis_codes?search=', [
      'fra',
      'femur',
      'left+fracture',
      'hypertension+eye',
    ]),
    milliseconds: 50,
  },
]

export const cases: readonly Case[] = [...clients, ...agents, ...traces, ...codes]
