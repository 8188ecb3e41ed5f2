/** Where the bytes of files lie. Names are ours (UUIDs), never what a person typed. */
export type Storage = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Throws where there is no such file. */
  get(name: string): Promise<Buffer>
  /** Leaves nothing under the name; it need not have been there. */
  remove(name: string): Promise<void>
}
