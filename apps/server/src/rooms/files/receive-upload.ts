import { createHash } from 'node:crypto'
import { appendAudits } from '../../plumbing/audit/record.ts'
import type { AppServices } from '../../plumbing/services.ts'
import type { Database } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { Failure } from '../../plumbing/failure.ts'
import { contentProblem } from './content-type.ts'
import type { NamedFile } from './file-token.ts'
import { deletePending, lockFile, markStored } from './store.ts'

/**
 * Takes the bytes of an announced file. What is not what was announced is refused and forgotten;
 * the same bytes once more (an answer was lost on the way) are fine.
 */
export async function receiveUpload(
  services: AppServices,
  db: Database,
  named: NamedFile,
  bytes: Buffer,
  requestId: string,
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest()
  const refused = await inAgency(db, named.agencyId, async (tx) => {
    const file = await lockFile(tx, named.fileId)
    if (!file) return new Failure('upload_unknown')
    if (file.sha256) return file.sha256.equals(sha256) ? null : alreadyThere()
    const record = (action: 'file.refused' | 'file.stored', after: object) =>
      appendAudits(
        services,
        tx,
        // The address was signed for one person, but it carries no session: the file's own
        // announcement says who that was.
        { agencyId: named.agencyId, actor: { kind: 'job', name: 'files.receive' }, requestId },
        [{ action, type: 'file', id: file.id, after }],
      )
    const problem = await problemOf(file, bytes)
    if (problem) {
      await deletePending(tx, file.id)
      await record('file.refused', { reason: problem.message })
      return problem
    }
    await services.storage.put(file.id, bytes)
    await markStored(tx, file.id, sha256)
    await record('file.stored', { status: 'stored', sha256: sha256.toString('hex') })
    return null
  })
  // Thrown only here, so that what was forgotten is committed.
  if (refused) throw refused
}

type Announced = NonNullable<Awaited<ReturnType<typeof lockFile>>>

async function problemOf(file: Announced, bytes: Buffer): Promise<Failure | null> {
  if (bytes.length !== file.byte_size) {
    const sentence = `The file was announced with ${file.byte_size} bytes, but ${bytes.length} arrived. Upload it again.`
    return new Failure('invalid', { fields: { byte_size: [sentence] } })
  }
  const problem = await contentProblem(file.content_type, bytes)
  return problem
    ? new Failure('invalid', { fields: { content_type: [`${problem} Choose another file.`] } })
    : null
}

const alreadyThere = () =>
  new Failure('upload_unknown', { sentence: 'Another file was already uploaded to this address.' })
