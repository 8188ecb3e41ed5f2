import { needed } from '../../../../ui/form/needed.ts'
import type { AgentValues, PrivateValues } from './agent-values.ts'
import { isBlankAddress, neededOfAddress } from '../../../../ui/address/address-values.ts'
import { rowsInput } from '../../../../ui/form/rows.ts'

type Values = Partial<AgentValues>

const privateNames = [
  'gender',
  'birthdate',
  'languages',
  'hire_date',
  'termination_date',
  'employment_type',
  'pay_rate',
  'citizen',
  'felon',
  'social_security_number',
  'medicaid_id',
] as const satisfies readonly (keyof PrivateValues)[]

/** Numbers that are shown masked. */
export const protectedNames = ['social_security_number', 'medicaid_id'] as const

const isMask = (text: string): boolean => text.includes('•')

/** What a private field means; undefined where what is stored stays. */
const privateInput = (name: (typeof privateNames)[number], values: Values): unknown => {
  const value = values[name]
  if (name === 'citizen' || name === 'felon') return value ? value === 'yes' : null
  const stays = value === '' || (typeof value === 'string' && isMask(value))
  return protectedNames.some((hidden) => hidden === name) && stays ? undefined : value
}

const privateProfile = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    privateNames
      .filter((name) => name in values)
      .map((name) => [name, privateInput(name, values)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** The input of an endpoint that the fields mean; only fields that are there are sent. */
export const agentInput = (values: Values): Record<string, unknown> => {
  const plain: Values = { ...values }
  for (const name of [...privateNames, 'private_profile'] as const) delete plain[name]
  const {
    assignments_attributes: offices,
    addresses_attributes: addresses,
    emergency_contacts_attributes: contacts,
    provider_numbers_attributes: numbers,
    ...rest
  } = plain
  const profile = privateProfile(values)
  return {
    ...needed(rest, ['first_name', 'last_name']),
    ...(offices && {
      assignments_attributes: offices.map(({ key: _, name: __, ...office }) => office),
    }),
    ...(addresses && {
      addresses_attributes: rowsInput(addresses, isBlankAddress, neededOfAddress),
    }),
    ...(contacts && {
      emergency_contacts_attributes: rowsInput(contacts, ({ name, phone }) => !(name + phone), [
        'name',
        'phone',
      ]),
    }),
    ...(numbers && {
      provider_numbers_attributes: rowsInput(
        numbers,
        ({ payor_id: payor, number }) => !(payor + number),
        ['payor_id', 'number'],
      ),
    }),
    ...(Object.keys(profile).length > 0 && { private_profile: profile }),
  }
}
