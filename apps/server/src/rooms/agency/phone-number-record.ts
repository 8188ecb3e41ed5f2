import { phoneNumbers } from '@homeward/contract/agency/phone-numbers'
import { phoneNumberKindLabels } from '@homeward/domain/agency/vocabulary'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { plainRecord } from '../../plumbing/records/plain-record.ts'

/** The phone numbers of the agency. */
export const phoneNumberRecord = plainRecord(phoneNumbers, {
  table: 'phone_numbers',
  rows: (tx) =>
    tx
      .selectFrom('phone_numbers')
      .select(['id', 'number', 'label', 'kind', 'office_id', 'is_default', 'lock_version'])
      .select((eb) =>
        jsonObjectFrom(
          eb
            .selectFrom('offices as o')
            .select(['o.id', 'o.name'])
            .whereRef('o.agency_id', '=', 'phone_numbers.agency_id')
            .whereRef('o.id', '=', 'phone_numbers.office_id'),
        ).as('office'),
      ),
  search: ['label', 'number'],
  order: 'label',
  // A number for both is found under either kind.
  matching(rows, { kind, office_id }) {
    const ofKind = kind ? rows.where('kind', 'in', kind === 'both' ? [kind] : [kind, 'both']) : rows
    return office_id ? ofKind.where('office_id', '=', office_id) : ofKind
  },
  present: (_ctx, { office_id: _, ...number }, abilities) => ({ ...number, abilities }),
  audited: ({ office: _, ...number }) => number,
  async values(ctx, sent, before) {
    if (sent.office_id !== before?.office_id) await checkOffice(ctx, sent.office_id)
    if (sent.is_default && !before?.is_default) await giveUpDefault(ctx)
    return sent
  },
  refusals: { phone_numbers_once: 'phone_number_taken' },
  exported: {
    Label: ({ label }) => label,
    Number: ({ number }) => number,
    'Used for': ({ kind }) => phoneNumberKindLabels[kind],
    Office: ({ office }) => office?.name ?? null,
    Default: ({ is_default }) => (is_default ? 'Yes' : 'No'),
  },
})

/** Refuses an office that is not the agency's or is archived. */
async function checkOffice({ tx }: Ctx, officeId: string | null | undefined): Promise<void> {
  if (typeof officeId !== 'string') return
  const open = tx.selectFrom('offices').select('id').where('id', '=', officeId)
  if (await open.where('status', '=', 'active').executeTakeFirst()) return
  throw new Failure('invalid', {
    fields: { office_id: ['This office was not found or is archived.'] },
  })
}

/** Removes the default mark from the number that has it. */
async function giveUpDefault(ctx: Ctx): Promise<void> {
  const former = await ctx.tx
    .updateTable('phone_numbers')
    .set((eb) => ({ is_default: false, lock_version: eb('lock_version', '+', 1) }))
    .where('is_default', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (!former) return
  await ctx.record({
    action: 'phone_number.updated',
    type: 'phone_number',
    id: former.id,
    before: { is_default: true },
    after: { is_default: false },
  })
}
