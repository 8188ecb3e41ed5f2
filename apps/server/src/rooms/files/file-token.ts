import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../../plumbing/crypto/protected.ts'

/**
 * What a token allows: putting the bytes, naming the file in a later call, or reading it; of an
 * archive of a whole agency, reading it; of what a page without a session shows, reading it.
 */
export type FilePurpose = 'upload' | 'reference' | 'download' | 'archive' | 'public'

/** How long a token of each purpose is valid, in milliseconds. */
const lives: Record<FilePurpose, number> = {
  upload: 3_600_000,
  reference: 86_400_000,
  download: 300_000,
  archive: 300_000,
  public: 300_000,
}
const codes: Record<FilePurpose, number> = {
  upload: 1,
  reference: 2,
  download: 3,
  archive: 4,
  public: 5,
}

export type NamedFile = { readonly agencyId: string; readonly fileId: string }

/** A file as a token names it, with the person for whom it was signed, if it was one. */
type SignedFile = NamedFile & { readonly userId?: string | null }

/** A token that names one file of one agency for one purpose, until its time is over. */
export function signFile(keys: Keys, purpose: FilePurpose, file: SignedFile, now: Date): string {
  const content = Buffer.alloc(lengthOf(purpose))
  content.writeUInt8(codes[purpose])
  content.write(hexOf(file.agencyId), 1, 'hex')
  content.write(hexOf(file.fileId), 17, 'hex')
  content.writeUIntBE(now.getTime() + lives[purpose], 33, 6)
  if (purpose === 'download') content.write(hexOf(file.userId ?? nobody), 39, 'hex')
  return Buffer.concat([content, signature(keys, keys.newest, content)]).toString('base64url')
}

/** The file of a token; null if the token is forged, expired, or for another purpose. */
export function readFileToken(
  keys: Keys,
  purpose: FilePurpose,
  token: string,
  now: Date,
): Required<SignedFile> | null {
  const bytes = Buffer.from(token, 'base64url')
  const contentLength = lengthOf(purpose)
  if (bytes.length !== contentLength + 32) return null
  const content = bytes.subarray(0, contentLength)
  const signed = [...keys.byId.keys()].some((id) =>
    timingSafeEqual(bytes.subarray(contentLength), signature(keys, id, content)),
  )
  if (!signed || content[0] !== codes[purpose]) return null
  if (content.readUIntBE(33, 6) <= now.getTime()) return null
  const userId = purpose === 'download' ? uuidAt(content, 39) : nobody
  return {
    agencyId: uuidAt(content, 1),
    fileId: uuidAt(content, 17),
    userId: userId === nobody ? null : userId,
  }
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** Purpose, agency, file and end of life; of a download also the person. */
const lengthOf = (purpose: FilePurpose): number =>
  1 + 16 + 16 + 6 + (purpose === 'download' ? 16 : 0)

const hexOf = (id: string): string => id.replaceAll('-', '')

function signature(keys: Keys, keyId: string, content: Buffer): Buffer {
  const secret = keys.byId.get(keyId)
  if (!secret) throw new Error(`The key ${keyId} is not among those given.`)
  const key = Buffer.from(hkdfSync('sha256', secret.index, '', 'homeward:file-token', 32))
  return createHmac('sha256', key).update(content).digest()
}

const uuidAt = (content: Buffer, at: number): string =>
  content
    .toString('hex', at, at + 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
