import { createSecretKey } from 'node:crypto'
import type { Keys } from '../../../../plumbing/crypto/protected.ts'

/** Keys as one process hands them to another; the newest comes first. */
export type WrittenKeys = { id: string; seal: Buffer; index: Buffer; audit: Buffer; file: Buffer }[]

export const writtenKeys = ({ byId }: Keys): WrittenKeys =>
  [...byId].map(([id, { seal, index, audit, file }]) => ({
    id,
    seal: seal.export(),
    index: index.export(),
    audit: audit.export(),
    file: file.export(),
  }))

export const readWritten = (keys: WrittenKeys): Keys => ({
  newest: keys[0]?.id ?? '',
  byId: new Map(
    keys.map(({ id, seal, index, audit, file }) => [
      id,
      {
        seal: createSecretKey(seal),
        index: createSecretKey(index),
        audit: createSecretKey(audit),
        file: createSecretKey(file),
      },
    ]),
  ),
})
