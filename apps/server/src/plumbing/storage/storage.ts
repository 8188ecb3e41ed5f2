/**
 * Where the bytes of files lie. Names are ours, never what a person typed: the id of a file, or
 * `audit-heads/<agency id>` for how far the audit trail of an agency is sealed, `audit-missing/<agency id>`
 * for events that were gone before.
 */
export type Storage = {
  /** Writes a whole file; what lay under the name before is replaced in one step. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /**
   * Takes in a file piece by piece, so that it never stands in memory as a whole. It lies aside, under no
   * name, until it is kept.
   */
  receive(name: string, pieces: AsyncIterable<Uint8Array>): Promise<Received>
  /** Throws where there is no such file. */
  get(name: string): Promise<Buffer>
  /** As `get`, and null where there is no such file. */
  find(name: string): Promise<Buffer | null>
  /** Leaves nothing under the name; it need not have been there. */
  remove(name: string): Promise<void>
  /** Removes what was being received before a time and was neither kept nor dropped. */
  sweep(before: Date): Promise<void>
  /** The agencies of which something is kept beside the audit trail. */
  agenciesIn(folder: TrailFolder): Promise<string[]>
}

/** A file that has arrived and waits to be kept or dropped. */
export type Received = {
  bytes(): Promise<Buffer>
  /** Gives it its name, in one step. */
  keep(): Promise<void>
  /** Leaves nothing of it; harmless after it was kept. */
  drop(): Promise<void>
}

/** What is kept of the audit trail lies in folders of its own. */
type TrailFolder = 'audit-heads' | 'audit-missing'
