import { type Call, get, plain } from '../requests/calls.ts'
import { nth, size } from '../seed/ids.ts'

/** Within twice of the least SQL. */
const goal = 0.5

const payor = (turn: number) => nth('payor', 1 + (turn % 10))
const client = (turn: number) => nth('client', 1 + ((turn * 37) % size.clients))

/** The lists of money, each held against the least SQL where it has one. */
export const moneyCalls: readonly Call[] = [
  {
    name: 'claims, paid',
    floor: 'claimsOfStatus',
    goal,
    request: () => get('/claims?items=30&status=paid'),
  },
  {
    name: 'claims, denied',
    floor: 'claimsOfStatus',
    goal,
    request: () => get('/claims?items=30&status=denied'),
  },
  {
    name: 'claims of a payor',
    floor: 'claimsOfPayor',
    goal,
    request: (turn) => get(`/claims?items=30&status=all&payor_id=${payor(turn)}`),
  },
  {
    name: 'claims of a client',
    floor: 'claimsOfClient',
    goal,
    request: (turn) => get(`/claims?items=30&status=all&client_id=${client(turn)}`),
  },
  { name: 'denials', floor: 'denials', goal, request: () => get('/denials?items=30') },
  {
    name: 'answers that wait',
    floor: 'answers',
    goal,
    request: () => get('/era_claims?items=30&state=waiting'),
  },
  plain('claims for review', '/claims?items=30'),
  plain('claims, all', '/claims?items=30&status=all'),
  plain('claims, by charge', '/claims?items=30&status=all&sort=-charge_cents'),
  plain('claims, by number', '/claims?items=30&status=all&sort=number'),
  plain('claims, owing', '/claims?items=30&status=all&owing=true'),
  plain('claims, changed', '/claims?items=30&status=all&changed_since_filing=true'),
  plain(
    'claims, searched',
    ...['gar', 'CL00012345', 'CL0001'].map(
      (typed) => `/claims?items=30&status=all&search=${typed}`,
    ),
  ),
  plain('claims of an office', `/claims?items=30&status=all&office_id=${nth('office', 3)}`),
  plain('claims that wait, counted', '/claims?items=0&status=all&step=waiting'),
  plain('claims, deep page', '/claims?items=30&status=all&page=3000'),
  plain('one claim', ...[4, 22, 9_001].map((n) => `/claims/${nth('billed', n)}`)),
  plain('claims dashboard', '/claims_dashboard?start_date=2026-05-01&end_date=2026-05-31'),
  plain('denials, by amount', '/denials?items=30&sort=-denied_cents'),
  plain('denials of a reason', '/denials?items=30&code=197'),
  plain('denials, mine', '/denials?items=30&owner=me'),
  plain('denials, searched', '/denials?items=30&search=gar'),
  plain('denials, underpaid', '/denials?items=30&kind=underpaid'),
  plain('denials by reason, summed', '/denials_summary'),
  plain('denials by payor, summed', '/denials_summary?by=payor'),
  plain('answers, all', '/era_claims?items=30'),
  plain('answers, charges', '/era_charges?items=30'),
  plain('remittances', '/eras?items=30'),
  plain('journal', '/journal?items=30'),
  plain('journal, cash', '/journal?items=30&account=cash'),
  plain('aging by payor', '/aging?items=30'),
  plain('aging by client', '/aging?items=30&group_by=client'),
  plain('invoices', '/invoices?items=30'),
]
