import { createClient as declaration } from '@homeward/contract/clients'
import { clientStatusLabels, genderLabels } from '@homeward/domain/clients/vocabulary'
import { choicesOf } from '@homeward/domain/transfer/cells'
import type { z } from 'zod'
import { archiveClient, createClient, likelyClients } from '../../clients/door.ts'
import { addressesOf, present } from './address-values.ts'
import { findNames } from './choice-store.ts'
import type { Kind } from './kind.ts'

type Input = z.output<typeof declaration.input>

const plainFields = [
  'first_name',
  'middle_name',
  'last_name',
  'nickname',
  'birthdate',
  'gender',
  'social_security_number',
  'status',
  'phone',
  'secondary_phone',
  'email',
  'language',
  'medicaid_number',
  'medicare_number',
  'branch',
  'diagnosis_codes',
  'tags',
]

export const clientKind: Kind = {
  schema: declaration.input,
  choices: async ({ tx }) => ({
    gender: choicesOf(genderLabels),
    status: choicesOf(clientStatusLabels),
    primary_payor: choicesOf(await findNames(tx, 'payors')),
    office: choicesOf(await findNames(tx, 'offices')),
  }),
  input: (values) => ({
    ...present(values, plainFields),
    ...(values.primary_payor && { primary_payor_id: values.primary_payor }),
    ...(values.office && { office_id: values.office }),
    addresses_attributes: addressesOf(values),
    // The check of the import itself has looked for them.
    duplicate_checked: true,
  }),
  async duplicate(ctx, input) {
    const [likely] = await likelyClients(ctx, input as Input)
    return likely ? `${likely.name} is there already (${likely.reasons.join(', ')}).` : null
  },
  create: async (ctx, input) => (await createClient(ctx, input as Input)).id,
  async takeBack(ctx, id) {
    await archiveClient(ctx, { id })
  },
}
