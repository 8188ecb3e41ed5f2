import * as contract from '@homeward/contract/collaboration/alerts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentAlert } from './present-alert.ts'
import { findAlerts } from './store.ts'

/** Alerts of the agency, or of one record. */
export const listAlerts = verb(contract.listAlerts, async (ctx, input) => {
  const { rows, meta } = await findAlerts(ctx.tx, input)
  return { data: rows.map((row) => presentAlert(ctx, row)), meta }
})
