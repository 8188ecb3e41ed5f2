import * as contract from '@homeward/contract/payroll/weeks'
import { verb } from '../../../plumbing/http/verb.ts'
import { findWeeks } from './week-store.ts'

/** A page of pay weeks, the newest first. */
export const listPayWeeks = verb(contract.listPayWeeks, (ctx, input) => findWeeks(ctx.tx, input))
