import { createClient as declaration } from '@homeward/contract/clients/clients'
import { officeProblem } from '@homeward/domain/clients/office-needed'
import { clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { genderLabels } from '@homeward/domain/person/gender'
import { type Choices, choicesOf, genderLetters } from '@homeward/domain/transfer/cells'
import type { z } from 'zod'
import { activeOffices, activePayors } from '../../agency/door.ts'
import { archiveClient, addClient, clientVersion, likelyClients } from '../../clients/door.ts'
import { addressesOf, present } from './address-values.ts'
import { byId } from './choice-names.ts'
import type { Kind, Values } from './kind.ts'
import { traitsOf } from './traits.ts'

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
  table: 'clients',
  parts: ['client_addresses', 'client_contacts'],
  schema: declaration.input,
  choices: async ({ tx }) => ({
    gender: choicesOf(genderLabels, genderLetters),
    status: choicesOf(clientStatusLabels),
    primary_payor: choicesOf(byId(await activePayors(tx))),
    office: choicesOf(byId(await activeOffices(tx))),
  }),
  input: (values, choices) => ({
    ...present(values, plainFields),
    ...(values.primary_payor && { primary_payor_id: values.primary_payor }),
    ...officeOf(values, choices),
    addresses_attributes: addressesOf(values),
    // The check of the import itself has looked for them.
    duplicate_checked: true,
  }),
  lacking(input, choices) {
    const problem = officeProblem((input as Input).office_id, {
      hasOffices: officeIds(choices).length > 0,
    })
    return problem === null ? [] : [{ field: 'office', sentence: problem }]
  },
  traits: (input) => traitsOf(input as Input),
  async same(ctx, input) {
    const likely = await likelyClients(ctx, input as Input)
    return likely.map(({ id, name, reasons }) => ({
      id,
      sentence: `${name} already exists (${reasons.join(', ')}).`,
    }))
  },
  async create(ctx, input) {
    const { id, lock_version: version } = await addClient(ctx, input as Input)
    return { id, version }
  },
  version: ({ tx }, id) => clientVersion(tx, id),
  async takeBack(ctx, id) {
    await archiveClient(ctx, { id })
  },
}

const officeIds = ({ office }: Readonly<Record<string, Choices>>): string[] => [
  ...new Set(office?.codes.values()),
]

/** The office of a row; in an agency with one office everybody is there. */
function officeOf({ office }: Values, choices: Readonly<Record<string, Choices>>): object {
  const [first, ...others] = officeIds(choices)
  if (office) return { office_id: office }
  return first !== undefined && others.length === 0 ? { office_id: first } : {}
}
