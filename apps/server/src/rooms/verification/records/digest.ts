import { createHmac } from 'node:crypto'
import type { EvvRecord } from '@homeward/evv/record'
import { type Keys, keyOf } from '../../../plumbing/crypto/protected.ts'

const digestWith = (keys: Keys, id: string, record: EvvRecord, place: string): Buffer =>
  createHmac('sha256', keyOf(keys, id).index)
    .update(`${place}\0${JSON.stringify(record)}`)
    .digest()

/** By what a record is known again without keeping it. Its fields are always put together in one order. */
export const digestOf = (keys: Keys, agencyId: string, record: EvvRecord): Buffer =>
  digestWith(keys, keys.newest, record, placeOf(agencyId))

/** Whether a digest is of this record, under any key: while keys are rotated, older ones hold. */
export const isDigestOf = (
  keys: Keys,
  agencyId: string,
  record: EvvRecord,
  digest: Buffer | null,
): boolean =>
  digest !== null &&
  [...keys.byId.keys()].some((id) => digestWith(keys, id, record, placeOf(agencyId)).equals(digest))

const placeOf = (agencyId: string): string => `vendor_verifications.digest:${agencyId}`
