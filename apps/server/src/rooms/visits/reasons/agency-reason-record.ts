import { agencyReasons } from '@homeward/contract/visits/reasons'
import { evvVendorLabels, recordStatusLabels } from '@homeward/domain/agency/vocabulary'
import { reasonKindLabels, reasonSituationLabels } from '@homeward/domain/visits/reasons'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { Failure } from '../../../plumbing/failure.ts'
import { plainRecord } from '../../../plumbing/records/plain-record.ts'

import { isPayor } from './reason-store.ts'

/** The codes that the agency has beside the standard ones. */
export const agencyReasonRecord = plainRecord(agencyReasons, {
  table: 'visit_reasons',
  rows: (tx) =>
    tx
      .selectFrom('visit_reasons')
      .select(['id', 'kind', 'situation', 'code', 'label', 'vendor', 'payor_id', 'state'])
      .select(['status', 'lock_version'])
      .select((eb) =>
        jsonObjectFrom(
          eb
            .selectFrom('payors as p')
            .select(['p.id', 'p.name'])
            .whereRef('p.agency_id', '=', 'visit_reasons.agency_id')
            .whereRef('p.id', '=', 'visit_reasons.payor_id'),
        ).as('payor'),
      ),
  search: ['code', 'label'],
  order: 'code',
  matching(rows, { kind, situation, status }) {
    const ofKind = kind ? rows.where('kind', '=', kind) : rows
    const asked = situation ? ofKind.where('situation', '=', situation) : ofKind
    return status === 'all' ? asked : asked.where('status', '=', status)
  },
  present: (_ctx, { payor_id: _, ...reason }, abilities) => ({ ...reason, abilities }),
  audited: ({ payor: _, ...reason }) => reason,
  async values(ctx, sent, before) {
    const payorId = sent.payor_id
    if (payorId && payorId !== before?.payor_id && !(await isPayor(ctx.tx, payorId))) {
      throw new Failure('invalid', { fields: { payor_id: ['This payor was not found.'] } })
    }
    return sent
  },
  refusals: { visit_reasons_code_once: 'reason_code_taken' },
  exported: {
    Code: ({ code }) => code,
    Kind: ({ kind }) => reasonKindLabels[kind],
    'Used for': ({ situation }) => reasonSituationLabels[situation],
    Words: ({ label }) => label,
    Vendor: ({ vendor }) => vendor && evvVendorLabels[vendor],
    Payor: ({ payor }) => payor?.name ?? null,
    State: ({ state }) => state,
    Status: ({ status }) => recordStatusLabels[status],
  },
})
