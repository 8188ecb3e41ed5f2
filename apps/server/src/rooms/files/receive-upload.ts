import { appendAudits } from '../../plumbing/audit/record.ts'
import type { AppServices } from '../../plumbing/services.ts'
import type { Database, Tx } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { Failure } from '../../plumbing/failure.ts'
import type { Received } from '../../plumbing/storage/storage.ts'
import { contentProblem } from './content-type.ts'
import type { NamedFile } from './file-token.ts'
import { type Measured, measuring } from './measure.ts'
import { oneByOne } from './one-by-one.ts'
import { claimFor, deletePending, findFile, lockFile, markStored } from './store.ts'

type At = { services: AppServices; db: Database; named: NamedFile; requestId: string }

/**
 * Takes the bytes of an announced file, piece by piece. Bytes that differ from the announcement are refused
 * and removed; the same bytes again (after a lost answer) are accepted. No transaction is open while bytes
 * move: the address claims its bytes before they are stored and confirms them afterwards.
 */
export async function receiveUpload(at: At, source: AsyncIterable<Buffer>): Promise<void> {
  const file = await inFile(at, (tx) => findFile(tx, at.named.fileId))
  if (!file) throw new Failure('upload_unknown')
  const { pieces, measured } = measuring(source, file.byte_size)
  const received = await at.services.storage.receive(file.id, pieces).catch((error: unknown) => {
    return error instanceof Failure && error.code === 'invalid' ? refuse(at, error) : reject(error)
  })
  try {
    await keep(at, file.content_type, received, measured())
  } finally {
    await received.drop()
  }
}

const reject = (error: unknown): never => {
  throw error
}

async function keep(
  at: At,
  contentType: string,
  received: Received,
  measured: Measured,
): Promise<void> {
  const whole = () => received.bytes()
  const problem = await oneByOne(() => contentProblem(contentType, { ...measured, whole }))
  if (problem) await refuse(at, wrongType(problem))
  const isThere = await inFile(at, (tx) => claim(tx, at.named.fileId, measured.sha256))
  if (isThere) return
  await received.keep()
  const isKnown = await inFile(at, async (tx) => {
    const file = await lockFile(tx, at.named.fileId)
    if (file?.status !== 'pending') return file !== undefined
    await markStored(tx, file.id)
    const after = { status: 'stored', sha256: measured.sha256.toString('hex') }
    await record(at, tx, 'file.stored', after)
    return true
  })
  if (isKnown) return
  await at.services.storage.remove(at.named.fileId)
  throw new Failure('upload_unknown')
}

const inFile = <T>({ db, named }: At, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inAgency(db, named.agencyId, work)

/**
 * Whether exactly these bytes are already stored; if there are none, the address is for these from now on.
 */
async function claim(tx: Tx, id: string, sha256: Buffer): Promise<boolean> {
  const file = await lockFile(tx, id)
  if (!file) throw new Failure('upload_unknown')
  if (file.sha256 && !file.sha256.equals(sha256)) throw alreadyThere()
  await claimFor(tx, id, sha256)
  return file.status === 'stored'
}

/** Removes the announcement, committed before the refusal is sent. */
async function refuse(at: At, problem: Failure): Promise<never> {
  await inFile(at, async (tx) => {
    await deletePending(tx, at.named.fileId)
    await record(at, tx, 'file.refused', { reason: problem.message })
  })
  throw problem
}

const wrongType = (problem: string): Failure =>
  new Failure('invalid', { fields: { content_type: [`${problem} Choose another file.`] } })

const alreadyThere = () =>
  new Failure('upload_unknown', { sentence: 'Another file was already uploaded to this address.' })

/**
 * The address was signed for one person, but it carries no session: the file's own announcement says who
 * that was.
 */
const record = (at: At, tx: Tx, action: 'file.refused' | 'file.stored', after: object) =>
  appendAudits(
    at.services,
    tx,
    {
      agencyId: at.named.agencyId,
      actor: { kind: 'job', name: 'files.receive' },
      requestId: at.requestId,
    },
    [{ action, type: 'file', id: at.named.fileId, after }],
  )
