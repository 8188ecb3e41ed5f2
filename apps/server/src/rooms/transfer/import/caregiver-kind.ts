import { createAgent as declaration } from '@homeward/contract/caregivers/agents'
import { genderLabels } from '@homeward/domain/person/gender'
import { roleLabels } from '@homeward/domain/identity/roles'
import { choicesOf, genderLetters } from '@homeward/domain/transfer/cells'
import type { z } from 'zod'
import { activeOffices } from '../../agency/door.ts'
import {
  addAgent,
  agentVersion,
  likelyAgents,
  removeAgent,
  updateAgent,
} from '../../caregivers/door.ts'
import { addressesOf, present } from './address-values.ts'
import { byId } from './choice-names.ts'
import type { Kind } from './kind.ts'
import { traitsOf } from './traits.ts'
import { findUndone } from './undone-store.ts'

type Input = z.output<typeof declaration.input>

const plainFields = [
  'first_name',
  'last_name',
  'role',
  'status',
  'phone',
  'email',
  'npi',
  'provider_number',
]
const privateFields = ['birthdate', 'gender', 'social_security_number', 'hire_date']

export const caregiverKind: Kind = {
  table: 'agents',
  parts: ['agent_private_profiles', 'agent_addresses', 'agent_emergency_contacts', 'assignments'],
  schema: declaration.input,
  choices: async ({ tx }) => ({
    gender: choicesOf(genderLabels, genderLetters),
    role: choicesOf(roleLabels),
    status: choicesOf({ active: 'Active', inactive: 'Inactive', 'do-not-hire': 'Do not hire' }),
    office: choicesOf(byId(await activeOffices(tx))),
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
  lacking: () => [],
  traits(input) {
    const { private_profile: profile, ...person } = input as Input
    return traitsOf({ ...person, birthdate: profile?.birthdate })
  },
  async same({ tx }, input) {
    const { first_name, last_name, private_profile: profile, phone = null } = input as Input
    const people = await likelyAgents(tx, {
      first_name,
      last_name,
      birthdate: profile?.birthdate ?? null,
      phone,
    })
    const sentence = `${first_name} ${last_name} already exists with the same birthdate or phone.`
    const undone = await findUndone(tx, people)
    return people.filter((id) => !undone.has(id)).map((id) => ({ id, sentence }))
  },
  async create(ctx, input) {
    const { id, lock_version: version } = await addAgent(ctx, input as Input)
    return { id, version }
  },
  version: ({ tx }, id) => agentVersion(tx, id),
  async takeBack(ctx, id) {
    // Their number is free again for its real owner.
    await updateAgent(ctx, { id, phone: null })
    await removeAgent(ctx, { id })
  },
}
