import { isLaterLog, type Logged, logsOf, readLog } from '@homeward/evv/hhaexchange/response-log'
import {
  rowInLines,
  visitFile,
  visitFileName,
  visitRow,
} from '@homeward/evv/hhaexchange/visit-file'
import { masked, protectedValues } from '@homeward/evv/masking'
import type { Answer, Telling } from '@homeward/evv/telling'
import type { Transport } from '../../../agency/door.ts'
import { openFiles, readFailure } from '../over-sftp.ts'
import { type Heard, NotSent, type Vendor, type VendorAccount, type Waiting } from '../vendor.ts'
import { ofVisit } from './of-visit.ts'
import { namingOf } from './service.ts'

const folders = { outgoing: 'Inbox', incoming: 'Outbox' }

/** The most later logs that one look reads; each opens a connection. */
const mostLogs = 20

/** HHAeXchange by files over SFTP. Each row has its caregiver, so nothing must be known before. */
export const filesVendor = (account: VendorAccount): Vendor => ({
  mostAtOnce: 500,
  // Files are named by the second.
  mostAMinute: 20,
  before: [],
  answersAfter: 300,
  send: (tellings, signal) => sendFile(account, tellings, signal),
  hear: (waiting, signal) => hearLogs(openFiles(account, folders), waiting, signal),
  news: (isRead, signal) => laterLogs(openFiles(account, folders), isRead, signal),
  test: async (signal) => openFiles(account, folders).test(signal),
})

async function sendFile(account: VendorAccount, tellings: readonly Telling[], signal: AbortSignal) {
  const { taxId } = account.provider
  if (taxId === null) throw new NotSent('The agency has no tax ID.', 'settings')
  const visits = tellings.map(ofVisit).filter((telling) => telling !== null)
  const naming = namingOf(account)
  const stamp = Math.max(...tellings.map(({ sequence }) => sequence))
  const name = visitFileName(taxId, String(stamp))
  const bytes = Buffer.from(visitFile(visits, naming))
  await openFiles(account, folders)
    .put({ name, bytes }, signal)
    .catch((error: unknown) => {
      throw readFailure(error)
    })
  const requests = visits.map((telling) => ({
    id: telling.id,
    text: masked(rowInLines(visitRow(telling, naming)), protectedValues(telling.record)),
  }))
  return { ref: name, answers: [], requests, responses: [] }
}

/**
 * What the logs say of sendings. A row of a later log replaces what an earlier one said. What was heard before the
 * connection failed is not lost.
 */
async function hearLogs(
  files: Transport,
  waiting: readonly Waiting[],
  signal: AbortSignal,
): Promise<Heard[]> {
  const names = (await files.list(signal)).map(({ name }) => name)
  const heard: Heard[] = []
  for (const sending of waiting) {
    const logs = logsOf(sending.ref, names)
    const read = await inOrder(logs, (name) => readOne(files, name, signal)).catch(
      (error: unknown) => {
        if (heard.length === 0) throw error
        return null
      },
    )
    if (read === null) return heard
    if (logs.length > 0) heard.push(answersOf(sending, read.flat()))
  }
  return heard
}

function answersOf({ ref, records }: Waiting, rows: readonly Logged[]): Heard {
  const of = records.map(({ id, recordId, sequence }) => ({
    id,
    row: rows.findLast(
      (row) => row.visitId === recordId && (row.sequence ?? sequence) === sequence,
    ),
  }))
  return {
    ref,
    answers: of.flatMap(({ id, row }): Answer[] => (row ? [{ id, ...answerIn(row) }] : [])),
    responses: of.flatMap(({ id, row }) => (row ? [{ id, text: inWords(row) }] : [])),
    // A log without the row says nothing of it, and no other log comes.
    unknown: of.flatMap(({ id, row }) => (row ? [] : [id])),
  }
}

async function laterLogs(
  files: Transport,
  isRead: (source: string) => Promise<boolean>,
  signal: AbortSignal,
) {
  const names = (await files.list(signal)).map(({ name }) => name).filter(isLaterLog)
  const fresh: string[] = []
  for (const name of names) {
    if (fresh.length === mostLogs) break
    if (!(await isRead(name))) fresh.push(name)
  }
  return inOrder(fresh, async (source) => ({
    source,
    about: (await readOne(files, source, signal)).map((row) => ({
      recordId: row.visitId,
      kind: 'visit' as const,
      ...(row.sequence !== null && { sequence: row.sequence }),
      answer: answerIn(row),
    })),
  }))
}

const readOne = async (files: Transport, name: string, signal: AbortSignal): Promise<Logged[]> =>
  readLog((await files.get(name, signal)).toString('utf8'))

const answerIn = ({ outcome, vendorKey, problems }: Logged): Omit<Answer, 'id'> => ({
  outcome,
  vendorKey,
  problems,
})

const inWords = ({ outcome, problems }: Logged): string =>
  [outcome, ...problems.map(({ message }) => message)].join('\n')

/** One after the other, because each opens a connection. */
async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}
