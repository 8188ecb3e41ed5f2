import type { Readable } from 'node:stream'

/**
 * The storage of file bytes. Names are ours, never what a person typed: the ID of a file,
 * `audit-heads/<agency id>` for the sealed end of an agency's audit trail, or `audit-missing/<agency id>`
 * for events that were gone before.
 */
export type Storage = {
  /** Writes a whole file; an existing one is replaced in one step. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /**
   * Receives a file piece by piece, so it is never in memory as a whole. It stays aside, without a name,
   * until it is kept.
   */
  receive(name: string, pieces: AsyncIterable<Uint8Array>): Promise<Received>
  /** Throws if there is no such file. */
  get(name: string): Promise<Buffer>
  /** Like `get`, but null if there is no such file. */
  find(name: string): Promise<Buffer | null>
  /**
   * The file piece by piece, so that it is never in memory as a whole; null if there is no such file. Whoever
   * does not read to the end destroys the stream.
   */
  read(name: string): Promise<Readable | null>
  /** Leaves nothing under the name; it need not have been there. */
  remove(name: string): Promise<void>
  /** Removes files received before a time that were neither kept nor dropped. */
  sweep(before: Date): Promise<void>
  /** The agencies with audit heads or notes in the storage. */
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
