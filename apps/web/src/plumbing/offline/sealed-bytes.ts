/** Bytes that only this browser can read, and only while it holds the person's key. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }
