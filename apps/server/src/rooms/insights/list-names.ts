import * as contract from '@homeward/contract/insights/names'
import { recordCapability } from '@homeward/domain/identity/record-types'
import { Failure } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { findNames } from './name-store.ts'

/** What records of one kind are called, for those who may read such a record. */
export const listNames = verb(contract.listNames, async (ctx, { kind, ids }) => {
  if (!ctx.may(recordCapability(kind))) throw new Failure('forbidden')
  return { names: await findNames[kind](ctx.tx, ids) }
})
