import { payorCheckLabels, payorChecks } from '@homeward/domain/agency/vocabulary'
import { credentialKindLabels, credentialKinds } from '@homeward/domain/agency/credential-kinds'
import { Checkbox, SimpleGrid } from '@mantine/core'
import { FormSection } from '../../../ui/form/form-section.tsx'
import type { FieldProps } from '../fields/options.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'

const checks = optionsOf(payorChecks, payorCheckLabels)
const credentials = optionsOf(credentialKinds, credentialKindLabels)

/** What a payor wants to be in order before a claim is sent. */
export const CheckFields = ({ field }: FieldProps) => (
  <>
    <Choices
      title="Required checks"
      hint="A claim is not ready until it passes all of these checks."
      options={checks}
      {...field('required_checks')}
    />
    <Choices
      title="Required credentials"
      hint="Credentials the caregiver needs on the date of service."
      options={credentials}
      {...field('required_credentials')}
    />
  </>
)

type Props = ReturnType<FieldProps['field']> & {
  title: string
  hint: string
  options: readonly { value: string; label: string }[]
}

const Choices = ({ title, hint, options, value, onChange, error }: Props) => {
  const inOrder = (chosen: string[]) =>
    options.map((option) => option.value).filter((one) => chosen.includes(one))
  return (
    <FormSection title={title} hint={hint} columns={1}>
      <Checkbox.Group
        aria-label={title}
        value={value as string[]}
        onChange={(chosen) => onChange(inOrder(chosen))}
        error={error}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
          {options.map((option) => (
            <Checkbox key={option.value} {...option} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </FormSection>
  )
}
