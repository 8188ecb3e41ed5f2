/** What the figures are measured on: one large agency. */
export const size = {
  /** BENCH_VISITS=10000 tells how a list takes a hundred times as many. */
  visits: Number(process.env.BENCH_VISITS ?? 1_000_000),
  /** Those who have visits. */
  caregivers: 500,
  visited: 5_000,
  /** All of the agency, with those. */
  agents: 5_000,
  clients: 20_000,
  /** People of the office, each with a session. */
  office: 50,
  alerts: 20_000,
  notifications: 100_000,
  auditEvents: 500_000,
  keptAnswers: 20_000,
  codes: 75_000,
  /** Of `npm run bench -- money`; BENCH_CLAIMS=100000 tells how a list takes ten times as many. */
  claims: Number(process.env.BENCH_CLAIMS ?? 1_000_000),
}

export const agencyId = '0198a000-0000-7000-8000-000000000001'

/** Days around this one are what an office looks at. */
export const middleDay = '2026-06-01'
/** The first day of the week after its week. */
export const nextWeek = '2026-06-08'

/** The tables whose ids stand in the seed; the two digits keep them apart. */
const kinds = {
  user: '01',
  agent: '02',
  session: '03',
  service: '04',
  payor: '05',
  client: '06',
  visit: '07',
  authorization: '08',
  careplan: '09',
  shift: '0a',
  office: '0b',
  address: '0c',
  credential: '0d',
  assignment: '0e',
  alert: '0f',
  notification: '10',
  event: '11',
  release: '12',
  grown: '13',
  claim: '13',
  entry: '14',
  paid: '15',
  billed: '16',
  filing: '17',
  filed: '18',
  answered: '19',
  answer: '1a',
  era: '1b',
  eraCharge: '1c',
  adjustment: '1d',
}

type Kind = keyof typeof kinds

/** The id of the nth record of a kind, as SQL; `number` is SQL too. */
export const idOf = (kind: Kind, number: string): string =>
  `('0198a000-0000-70${kinds[kind]}-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** The same as a value. */
export const nth = (kind: Kind, number: number): string =>
  `0198a000-0000-70${kinds[kind]}-8000-${String(number).padStart(12, '0')}`

/** The token of the nth person of the office. */
export const tokenOf = (number: number): string =>
  `bench-token-bench-token-bench-token-${String(number).padStart(4, '0')}`
