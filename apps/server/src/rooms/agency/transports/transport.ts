/** A file as it is handed over. */
export type Parcel = { name: string; bytes: Uint8Array }

/** A file that waits for us, as its server describes it; null where it does not say. */
export type WaitingFile = { name: string; size: number | null; modifiedAt: string | null }

/** A connection over which files are handed over and fetched. Each call says in words what failed. */
export type Transport = {
  /**
   * Hands a file over, whole or not at all; one of the same name is never replaced. Throws NotHandedOver if
   * it certainly did not arrive. After any other error it may have arrived.
   */
  put(parcel: Parcel, signal: AbortSignal): Promise<void>
  /** Whether the whole file is there. */
  has(parcel: Parcel, signal: AbortSignal): Promise<boolean>
  /** The files that wait for us, by name. */
  list(signal: AbortSignal): Promise<WaitingFile[]>
  /** A whole file; one above the limit breaks off while it is read, whatever its server said of it. */
  get(name: string, signal: AbortSignal): Promise<Buffer>
  /** Tries everything out without handing anything over; says what worked. */
  test(signal: AbortSignal): Promise<string>
}

/** Nothing of the file arrived. */
export class NotHandedOver extends Error {
  /** Whether it may work later without a person. */
  readonly later: boolean
  /** Whether the sign-in was refused. */
  readonly signIn: boolean
  constructor(message: string, { later, signIn = false }: { later: boolean; signIn?: boolean }) {
    super(message)
    this.later = later
    this.signIn = signIn
  }
}

/** The largest file to fetch. */
export const largestFile = 30_000_000

/** The bytes of a stream, up to the limit. */
export async function bytesOf(
  stream: AsyncIterable<Buffer>,
  largest: number = largestFile,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > largest) {
      throw new Error(`The file is larger than ${Math.round(largest / 1_000_000)} MB.`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const byName = (a: WaitingFile, b: WaitingFile): number =>
  a.name < b.name ? -1 : Number(a.name > b.name)

/** Names that need no escaping anywhere and that no program hides. */
export const isPlainName = (name: string): boolean => /^[A-Za-z0-9][\w.-]{0,119}$/.test(name)

/** The code of an error of files or sockets, such as ENOENT; empty if it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
