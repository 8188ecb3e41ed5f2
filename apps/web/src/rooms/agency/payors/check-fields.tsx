import { type PayorCheck, payorCheckLabels, payorChecks } from '@homeward/domain/agency/vocabulary'
import { Checkbox, SimpleGrid } from '@mantine/core'
import { FormSection } from '../../../ui/form/form-section.tsx'
import type { FieldProps } from '../fields/options.ts'

const ofCaregivers: ReadonlySet<PayorCheck> = new Set([
  'caregiver_credentials',
  'background_check',
  'exclusion_check',
  'cpr_certificate',
])

const groups = [
  {
    title: 'Required checks',
    hint: 'A claim waits until each of these is in order.',
    checks: payorChecks.filter((check) => !ofCaregivers.has(check)),
  },
  {
    title: 'Required credentials',
    hint: 'A claim waits until the caregiver had each of these on the day of the visit.',
    checks: payorChecks.filter((check) => ofCaregivers.has(check)),
  },
]

/** What a payor wants to be in order before a claim is sent. */
export const CheckFields = ({ field }: FieldProps) => {
  const input = field('required_checks')
  const chosen = input.value as PayorCheck[]
  return groups.map(({ title, hint, checks }) => (
    <FormSection key={title} title={title} hint={hint} columns={1}>
      <Checkbox.Group
        aria-label={title}
        value={chosen}
        onChange={(next) => input.onChange(payorChecks.filter((check) => next.includes(check)))}
        error={input.error}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="xs">
          {checks.map((check) => (
            <Checkbox key={check} value={check} label={payorCheckLabels[check]} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </FormSection>
  ))
}
