import type { Agent } from '@homeward/contract/caregivers/agents'
import { employmentTypeLabels } from '@homeward/domain/caregivers/vocabulary'
import { genderLabels } from '@homeward/domain/person/gender'
import { Stack } from '@mantine/core'
import { type Fact, FactCard } from '../../../ui/record/facts.tsx'
import { DateText, Money } from '../../../ui/text/values.tsx'
import { ProtectedValue } from './protected-value.tsx'

/** What the office knows of a person's employment, and what is private. */
export const AgentEmployment = ({ agent }: { agent: Agent }) => (
  <Stack gap="md">
    <FactCard title="Employment" facts={employmentFacts(agent)} />
    <FactCard title="Private" facts={privateFacts(agent)} />
  </Stack>
)

const employmentFacts = ({
  private_profile: profile,
  abilities,
  npi,
  provider_number,
  provider_numbers,
  taxonomy_code,
}: Agent): Fact[] => [
  { label: 'Hired', value: <DateText day={profile.hire_date} /> },
  { label: 'Terminated', value: <DateText day={profile.termination_date} /> },
  {
    label: 'Employment',
    value: profile.employment_type && employmentTypeLabels[profile.employment_type],
  },
  ...(abilities.see_pay
    ? [{ label: 'Hourly pay', value: <Money cents={profile.pay_rate} /> }]
    : []),
  { label: 'NPI', value: npi },
  { label: 'Taxonomy code', value: taxonomy_code },
  { label: 'Provider number', value: provider_number },
  ...provider_numbers.map(({ payor, number }) => ({
    label: `Number at ${payor.name}`,
    value: number,
  })),
]

const privateFacts = (agent: Agent): Fact[] => {
  const { private_profile: profile } = agent
  const hidden = (field: 'social_security_number' | 'medicaid_id', label: string): Fact => {
    const masked = profile[field]
    return {
      label,
      value: masked && (
        <ProtectedValue
          agentId={agent.id}
          field={field}
          label={label}
          masked={masked}
          mayReveal={agent.abilities.reveal === true}
        />
      ),
    }
  }
  return [
    { label: 'Birthdate', value: <DateText day={profile.birthdate} /> },
    { label: 'Gender', value: profile.gender && genderLabels[profile.gender] },
    { label: 'Languages', value: profile.languages.join(', ') },
    hidden('social_security_number', 'Social security number'),
    hidden('medicaid_id', 'Medicaid ID'),
    { label: 'US citizen', value: yesOrNo(profile.citizen) },
    { label: 'Felony conviction', value: yesOrNo(profile.felon) },
  ]
}

const yesOrNo = (value: boolean | null): string | null => {
  if (value === null) return null
  return value ? 'Yes' : 'No'
}
