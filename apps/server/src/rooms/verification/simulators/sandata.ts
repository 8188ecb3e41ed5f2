import { randomUUID } from 'node:crypto'
import { type Call, type Loopback, onLoopback, type Reply } from './loopback.ts'
import { goodManner, type Manner } from './manner.ts'
import { type Fields, isFields } from './sandata/fields.ts'
import {
  type Held,
  type Holdings,
  type Intake,
  intakes,
  noHoldings,
  take,
} from './sandata/intake.ts'

/** Whom the simulated vendor knows. */
type SandataSignIn = { account: string; user: string; password: string }

/** What became of one POST; the vendor says so once it was asked often enough. */
type Posting = { intake: Intake; rows: Fields[]; failed: number; asked: number }

/** A simulated Sandata on this machine, which keeps what it took while it is stopped. */
type SandataSimulator = Loopback & {
  manner: Manner
  /** How often it says of a status that it is not ready. */
  unready: number
  /** What it holds of one kind, by our keys. */
  held(intake: Intake): ReadonlyMap<string, Held>
  /**
   * The visits that count, by their keys: those that are billed and not canceled. A key begins with our ID
   * of the visit; a visit with two keys here is doubled.
   */
  counting(): Map<string, Fields>
  /** Calls of each kind that it answered or lost, such as POST visits. */
  readonly calls: ReadonlyMap<string, number>
}

const mostRecords = 5000

/** Checks strictly by the published rules, which docs/evv.md names. Port 0 takes a free one. */
export async function simulateSandata(
  signIn: SandataSignIn,
  { port = 0, clock = () => new Date() }: { port?: number; clock?: () => Date } = {},
): Promise<SandataSimulator> {
  const manner = goodManner()
  const holdings = noHoldings()
  const postings = new Map<string, Posting>()
  const calls = new Map<string, number>()
  const answer = (call: Call): Reply => {
    const asked = askedFor(call)
    if (!asked) return { status: 404, body: { message: 'Not found' } }
    const name = `${call.method} ${asked.intake}`
    calls.set(name, (calls.get(name) ?? 0) + 1)
    if (!isSignedIn(call, signIn)) return { status: 401, body: { message: 'Unauthorized' } }
    if (asked.isStatus) return { status: 200, body: statusOf(asked.intake, call) }
    if (call.headers['content-type']?.startsWith('application/json') !== true)
      return { status: 415, body: { message: 'Unsupported Media Type' } }
    return { status: 200, body: post(asked.intake, call.body) }
  }
  const post = (intake: Intake, body: string) => {
    const records = recordsIn(body)
    if (typeof records === 'string') return failed(null, records)
    const id = randomUUID()
    const taken = records.map((record) => take(holdings, intake, record, clock()))
    const failures = taken.filter((rows) => rows.length > 0).length
    postings.set(id, { intake, rows: taken.flat(), failed: failures, asked: 0 })
    return { ...envelope(id), data: received(id, signIn.account) }
  }
  const statusOf = (intake: Intake, { query }: Call) => {
    const id = query.get('uuid') ?? ''
    const posting = postings.get(id)
    if (posting?.intake !== intake) return failed(id, 'The UUID is unknown.')
    posting.asked += 1
    return posting.asked <= vendor.unready ? failed(id, notReady) : outcome(id, posting, manner)
  }
  const loopback = await onLoopback(manner, answer, port)
  const vendor: SandataSimulator = {
    ...loopback,
    manner,
    calls,
    unready: 1,
    held: (intake) => holdings[intake].records,
    counting: () => countingIn(holdings),
  }
  return vendor
}

const notReady = 'The result for the input UUID is not ready yet. Please try again.'

const envelope = (id: string | null) => ({
  id,
  status: 'SUCCESS',
  messageSummary: null as string | null,
  messageDetail: null,
  failedCount: 0,
  succeededCount: 0,
})

const failed = (id: string | null, messageSummary: string) => ({
  ...envelope(id),
  status: 'FAILED',
  messageSummary,
  data: null,
})

const received = (uuid: string, account: string) => ({
  uuid,
  account,
  message: 'Records received.',
  reason: 'Transaction Received.',
})

/** SUCCESS means that the records were read, not that they were accepted. */
function outcome(id: string, { rows, failed: failedCount }: Posting, { twice }: Manner) {
  if (rows.length === 0)
    return { ...envelope(id), messageSummary: 'All records updated successfully.', data: null }
  return {
    ...envelope(id),
    messageSummary: `[${rows.length}] Records uploaded, please check errors/warnings and try again.`,
    failedCount,
    data: twice ? [...rows, ...rows] : rows,
  }
}

/** The records of a POST, or why none of them is read. */
function recordsIn(body: string): Fields[] | string {
  const read = parsed(body)
  if (!Array.isArray(read) || !read.every(isFields))
    return 'The body is not a JSON array of records.'
  if (read.length === 0 || read.length > mostRecords)
    return `A POST has 1 to ${mostRecords} records, this one has ${read.length}.`
  return read
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function askedFor({ method, path }: Call): { intake: Intake; isStatus: boolean } | null {
  const found = /^\/interfaces\/intake\/(\w+)\/rest\/api\/v1\.1(\/status)?$/.exec(path)
  const intake = intakes.find((one) => one === found?.[1])
  const isStatus = found?.[2] !== undefined
  return intake && method === (isStatus ? 'GET' : 'POST') ? { intake, isStatus } : null
}

function isSignedIn({ headers }: Call, { account, user, password }: SandataSignIn): boolean {
  const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const named = headers.account ?? headers.entityguid
  return headers.authorization === basic && named === account
}

function countingIn({ visits }: Holdings): Map<string, Fields> {
  return new Map(
    [...visits.records].flatMap(([key, { current }]) =>
      current.BillVisit === 'true' && current.VisitCancelledIndicator !== 'true'
        ? [[key, current] as const]
        : [],
    ),
  )
}
