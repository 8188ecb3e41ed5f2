import { agentStatuses, agentTypes } from '@homeward/domain/caregivers/vocabulary'
import { credentialKinds } from '@homeward/domain/agency/credential-kinds'
import { roles } from '@homeward/domain/identity/roles'
import { z } from 'zod'
import {
  Assignment,
  AssignmentAttributes,
  EmergencyContact,
  EmergencyContactAttributes,
  PrivateProfile,
  PrivateProfileFields,
  ProviderNumber,
  ProviderNumberAttributes,
} from './agent-parts.ts'
import { Address, AddressAttributes } from '../address-fields.ts'
import { identifier, npi, taxonomyCode } from '../agency/office-fields.ts'
import { phone } from '../phone.ts'
import { CommentLine } from '../collaboration/comments.ts'
import { BackgroundCheckLine, BackgroundSearchLine } from '../to-come.ts'
import { endpoint, file, page, record } from '../endpoint.ts'
import { abilities, day, email, id, instant, line, lockVersion, paging, sort } from '../fields.ts'

/** Credentials of a person at a glance: of each kind the one that lasts longest counts. */
const CredentialSummary = z.object({
  expired: z.int(),
  expiring: z.int(),
  /** The next day on which one runs out, or the day on which the first one ran out. */
  next_expires_on: day.nullable(),
})

export const AgentRow = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  type: z.enum(agentTypes),
  role: z.enum(roles),
  status: z.enum(agentStatuses),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  hire_date: day.nullable(),
  offices: z.array(z.object({ id, name: z.string() })),
  credentials: CredentialSummary,
})
export type AgentRow = z.infer<typeof AgentRow>

export const Agent = AgentRow.extend({
  npi: z.string().nullable(),
  /** The number by which a state or a payor knows someone who has no NPI. */
  provider_number: z.string().nullable(),
  /** The numbers of payors that know the person by another one. */
  provider_numbers: z.array(ProviderNumber),
  /** What the person is, for payors that want to know it. */
  taxonomy_code: z.string().nullable(),
  /** The account that the person signs in with; null while there is none. */
  user: z.object({ id, username: z.string(), email: z.string().nullable() }).nullable(),
  assignments: z.array(Assignment),
  private_profile: PrivateProfile,
  addresses: z.array(Address),
  current_address: Address.nullable(),
  emergency_contacts: z.array(EmergencyContact),
  background_checks: z.array(BackgroundCheckLine),
  background_searches: z.array(BackgroundSearchLine),
  /** The newest few; the list of comments has all. */
  comments: z.array(CommentLine),
  comments_count: z.int(),
  /** Alerts that are not dismissed. */
  alerts_count: z.int(),
  created_at: instant,
  lock_version: lockVersion,
  abilities,
})
export type Agent = z.infer<typeof Agent>

export const agentSorts = [
  'last_name',
  'first_name',
  'role',
  'status',
  'hire_date',
  'created_at',
] as const

/** How the credentials of a kind may stand in a filter; `missing` means that there is none at all. */
export const credentialFilters = ['valid', 'expiring', 'expired', 'missing'] as const

/** Filters that the lists of agents and of caregivers share. */
export const agentFilters = {
  /** Parts of name, phone number or e-mail address, or a whole social security number or NPI. */
  search: z.string().trim().max(100, 'Enter no more than 100 characters.').optional(),
  /** Whoever was let go stands in a list where that is asked for. */
  status: z.enum([...agentStatuses, 'all']).default('active'),
  role: z.enum(roles).optional(),
  office_id: id.optional(),
  /** A kind of credential, which has to be valid unless `credential_state` says else. */
  credential: z.enum(credentialKinds).optional(),
  credential_state: z.enum(credentialFilters).optional(),
}

export const listAgents = endpoint({
  room: 'caregivers',
  spec: 'E129',
  summary: 'List everyone who works for the agency by last name, 30 per page',
  method: 'GET',
  path: '/agents',
  look: 'agent',
  permission: 'caregivers.read',
  input: {
    ...agentFilters,
    type: z.enum(agentTypes).optional(),
    sort: sort(agentSorts, 'last_name'),
    ...paging(30),
  },
  returns: page(AgentRow),
})

/** Columns of an export, in the order in which a screen offers them. */
export const agentColumns = [
  'name',
  'first_name',
  'last_name',
  'type',
  'role',
  'status',
  'phone',
  'email',
  'offices',
  'hire_date',
  'credentials',
] as const
export const agentColumnLabels: Record<(typeof agentColumns)[number], string> = {
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  type: 'Type',
  role: 'Role',
  status: 'Status',
  phone: 'Phone',
  email: 'E-mail',
  offices: 'Offices',
  hire_date: 'Hired',
  credentials: 'Next credential expires',
}

export const exportAgents = endpoint({
  room: 'caregivers',
  summary: 'Export a list of agents with its filters, sort order and columns',
  method: 'GET',
  path: '/agents.csv',
  permission: 'lists.export',
  input: {
    ...agentFilters,
    type: z.enum(agentTypes).optional(),
    sort: sort(agentSorts, 'last_name'),
    /** Names of columns with commas between, in their order; all where it is not given. */
    columns: z.string().max(1000).optional(),
  },
  returns: file('text/csv; charset=utf-8'),
  fails: ['export_too_large'],
  limit: 'export',
})

export const getAgent = endpoint({
  room: 'caregivers',
  spec: 'E131',
  summary: 'Get the profile of a person who works for the agency',
  method: 'GET',
  path: '/agents/:id',
  permission: 'caregivers.read',
  returns: record(Agent),
})

const agentFields = {
  first_name: line(80),
  last_name: line(80),
  /** Decides the type: Caregiver for field roles, otherwise Agent. */
  role: z.enum(roles),
  status: z.enum(agentStatuses),
  phone: phone.nullable().optional(),
  email: email.nullable().optional(),
  npi: npi.nullable().optional(),
  provider_number: identifier(50).nullable().optional(),
  provider_numbers_attributes: z.array(ProviderNumberAttributes).max(50).optional(),
  taxonomy_code: taxonomyCode.nullable().optional(),
  private_profile: PrivateProfileFields.optional(),
  assignments_attributes: z.array(AssignmentAttributes).max(50).optional(),
  addresses_attributes: z.array(AddressAttributes).max(20).optional(),
  emergency_contacts_attributes: z.array(EmergencyContactAttributes).max(10).optional(),
}

/** What can go wrong where a role or a status is given. */
export const standingFailures = ['role_not_allowed', 'own_role', 'last_owner'] as const

export const createAgent = endpoint({
  room: 'caregivers',
  spec: 'E130',
  summary: 'Add a person; the role sets the type and the status starts as active',
  method: 'POST',
  path: '/agents',
  permission: 'caregivers.write',
  input: { ...agentFields, status: agentFields.status.default('active') },
  returns: record(Agent),
  fails: ['role_not_allowed', 'phone_taken', 'social_security_number_taken'],
})

export const updateAgent = endpoint({
  room: 'caregivers',
  spec: 'E132',
  summary: 'Update a person; the role sets the type, the status grants or ends access',
  method: 'PATCH',
  path: '/agents/:id',
  permission: 'caregivers.write',
  input: { ...z.object(agentFields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(Agent),
  fails: [...standingFailures, 'phone_taken', 'social_security_number_taken', 'stale'],
})

export const removeAgent = endpoint({
  room: 'caregivers',
  spec: 'E133',
  summary: "Terminate a person's employment; they become inactive today and their history is kept",
  method: 'DELETE',
  path: '/agents/:id',
  permission: 'caregivers.write',
  returns: record(Agent),
  fails: [...standingFailures],
})

/** Values that are shown masked and can be revealed one by one. */
const revealableAgentFields = ['social_security_number', 'medicaid_id'] as const
export type RevealableAgentField = (typeof revealableAgentFields)[number]

export const revealAgentField = endpoint({
  room: 'caregivers',
  summary: 'Reveal a protected value of a person; the access is logged',
  method: 'POST',
  path: '/agents/:id/reveal',
  permission: 'caregivers.reveal',
  input: { field: z.enum(revealableAgentFields) },
  returns: record(z.object({ field: z.enum(revealableAgentFields), value: z.string().nullable() })),
  // A replay would need the value to be kept in plain; looking changes nothing that two looks would spoil.
  writes: false,
  limit: 'reveal',
})

export const PhoneAvailability = z.object({
  /** The number in the spelling in which it is kept. */
  phone: z.string(),
  /** Whether nobody uses it yet, neither here nor to sign in to another agency. */
  available: z.boolean(),
  /** Who has it in this agency. */
  taken_by: z.object({ id, name: z.string(), status: z.enum(agentStatuses) }).nullable(),
  /**
   * Whether somebody outside of this agency signs in with it. It can be given to a person here all the
   * same: people work for two agencies.
   */
  used_elsewhere: z.boolean(),
})
export type PhoneAvailability = z.infer<typeof PhoneAvailability>

export const checkPhone = endpoint({
  room: 'caregivers',
  spec: 'E127',
  summary: 'Check whether a phone number is available',
  method: 'GET',
  path: '/phone_availability',
  permission: 'caregivers.write',
  input: {
    phone,
    /** The person whose own number it may be. */
    agent_id: id.optional(),
  },
  returns: record(PhoneAvailability),
  limit: 'search',
})
