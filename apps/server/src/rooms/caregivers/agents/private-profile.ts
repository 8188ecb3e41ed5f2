import type {
  PrivateProfile,
  PrivateProfileFields,
} from '@homeward/contract/caregivers/agent-parts'
import type { RevealableAgentField } from '@homeward/contract/caregivers/agents'
import { maskedOrNull } from '@homeward/domain/identity/masking'
import type { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { blindIndex, blindIndexes, seal, unseal } from '../../../plumbing/crypto/protected.ts'
import type { AgentProfile } from './agent-store.ts'

type Fields = z.output<typeof PrivateProfileFields>

/** The place that a sealed value is bound to: in another column or agency, it does not open. */
const place = (ctx: Ctx, field: RevealableAgentField): string =>
  `agent_private_profiles.${field}:${ctx.agency.id}`

/** The columns that a change of a private profile writes; what was not sent is left out. */
export function privateColumns(ctx: Ctx, fields: Fields) {
  const { social_security_number: ssn, medicaid_id: medicaid, languages, ...plain } = fields
  return {
    ...plain,
    ...(languages === undefined ? {} : { languages: [...new Set(languages)] }),
    ...(ssn === undefined ? {} : sealedSocialSecurityNumber(ctx, ssn)),
    ...(medicaid === undefined ? {} : sealedMedicaidId(ctx, medicaid)),
  }
}

const sealedSocialSecurityNumber = (ctx: Ctx, ssn: string | null) => ({
  social_security_number_sealed: ssn && seal(ctx.keys, ssn, place(ctx, 'social_security_number')),
  social_security_number_index:
    ssn === null ? null : blindIndex(ctx.keys, ssn, place(ctx, 'social_security_number')),
})

const sealedMedicaidId = (ctx: Ctx, number: string | null) => ({
  medicaid_id_sealed: number && seal(ctx.keys, number, place(ctx, 'medicaid_id')),
  medicaid_id_index: number === null ? null : medicaidIndex(ctx, number),
})

export const medicaidIndex = (ctx: Ctx, number: string): Buffer =>
  blindIndex(ctx.keys, number, place(ctx, 'medicaid_id'))

/** The indexes that find a person by a full number, under every known key. */
export const numberIndexes = (ctx: Ctx, field: RevealableAgentField, typed: string): Buffer[] =>
  blindIndexes(ctx.keys, typed, place(ctx, field))

type Sealed = Pick<AgentProfile, 'social_security_number_sealed' | 'medicaid_id_sealed'>

/** A protected value, unmasked; only for its masked form and for people who may reveal it. */
export const openField = (ctx: Ctx, agent: Sealed, field: RevealableAgentField): string | null => {
  const sealed = agent[`${field}_sealed`]
  return sealed && unseal(ctx.keys, sealed, place(ctx, field))
}

/** The private profile as it is answered: numbers masked, pay only for those who may see it. */
export const presentPrivateProfile = (ctx: Ctx, agent: AgentProfile): PrivateProfile => ({
  gender: agent.gender,
  birthdate: agent.birthdate,
  social_security_number: maskedOrNull(openField(ctx, agent, 'social_security_number')),
  hire_date: agent.hire_date,
  termination_date: agent.termination_date,
  pay_rate: ctx.may('caregivers.pay') ? agent.pay_rate : null,
  citizen: agent.citizen,
  felon: agent.felon,
  medicaid_id: maskedOrNull(openField(ctx, agent, 'medicaid_id')),
  employment_type: agent.employment_type,
  languages: agent.languages ?? [],
})

/** What an audit event compares; protected values are masked where the event is written. */
export const auditedPrivateProfile = (ctx: Ctx, agent: AgentProfile) => ({
  ...presentPrivateProfile(ctx, agent),
  social_security_number: openField(ctx, agent, 'social_security_number'),
  medicaid_id: openField(ctx, agent, 'medicaid_id'),
  pay_rate: agent.pay_rate,
})
