import { createAgent as declaration } from '@homeward/contract/agents'
import { genderLabels } from '@homeward/domain/clients/vocabulary'
import { roleLabels } from '@homeward/domain/identity/roles'
import { choicesOf } from '@homeward/domain/transfer/cells'
import type { z } from 'zod'
import { createAgent, removeAgent } from '../../caregivers/door.ts'
import { addressesOf, present } from './address-values.ts'
import { findNames, findSamePerson } from './choice-store.ts'
import type { Kind } from './kind.ts'

type Input = z.output<typeof declaration.input>

const plainFields = ['first_name', 'last_name', 'role', 'status', 'phone', 'email', 'npi']
const privateFields = ['birthdate', 'gender', 'social_security_number', 'hire_date']

export const caregiverKind: Kind = {
  schema: declaration.input,
  choices: async ({ tx }) => ({
    gender: choicesOf(genderLabels),
    role: choicesOf(roleLabels),
    status: choicesOf({ active: 'Active', inactive: 'Inactive', 'do-not-hire': 'Do not hire' }),
    office: choicesOf(await findNames(tx, 'offices')),
  }),
  input: (values) => {
    const privateProfile = present(values, privateFields)
    return {
      ...present(values, plainFields),
      ...(Object.keys(privateProfile).length > 0 && { private_profile: privateProfile }),
      ...(values.office && { assignments_attributes: [{ office_id: values.office }] }),
      addresses_attributes: addressesOf(values),
    }
  },
  async duplicate({ tx }, input) {
    const { first_name, last_name, private_profile: profile, phone } = input as Input
    const name = `${first_name} ${last_name}`
    const birthdate = profile?.birthdate ?? null
    const same = await findSamePerson(tx, {
      first_name,
      last_name,
      birthdate,
      phone: phone ?? null,
    })
    return same ? `${name} is there already, with the same birthdate or phone.` : null
  },
  create: async (ctx, input) => (await createAgent(ctx, input as Input)).id,
  async takeBack(ctx, id) {
    await removeAgent(ctx, { id })
  },
}
