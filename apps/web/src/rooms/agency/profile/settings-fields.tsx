import { caregiverIdleMinutes } from '@homeward/domain/identity/idle'
import type { Agency } from '@homeward/contract/agency/agencies'
import { Alert, Checkbox, NumberInput, Select, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useUser } from '../../../plumbing/session/session.ts'
import { FormSection } from '../../../ui/form/form-section.tsx'
import type { AgencyValues } from './agency-values.ts'
import styles from './profile.module.css'
import { zoneOptions } from './zone-options.ts'

/** Whether a change of the time zone is meant: the server asks where visits are planned. */
export type Confirmation = 'asked' | 'given' | undefined

type Props = {
  agency: Agency
  form: UseFormReturnType<AgencyValues>
  confirmation: Confirmation
  onConfirm: (confirmation: Confirmation) => void
}

/** Settings of the agency, each with what a change of it brings about. */
export const SettingsFields = (props: Props) => (
  <>
    <ClockFields {...props} />
    <VisitFields {...props} />
    <SignInFields {...props} />
  </>
)

const ClockFields = ({ agency, form, confirmation, onConfirm }: Props) => {
  const zones = useMemo(() => zoneOptions(agency.time_zone), [agency.time_zone])
  const changed = form.values.time_zone !== agency.time_zone
  return (
    <FormSection title="Clock" columns={1}>
      <Select
        label="Time zone"
        description="Every clock of the agency goes by it."
        required
        searchable
        allowDeselect={false}
        data={zones}
        nothingFoundMessage="No time zone of this name"
        {...form.getInputProps('time_zone')}
      />
      {changed && (
        <Consequence title="All clocks of the agency change">
          A visit that is planned already stays at its moment, so its clock shows another time.
          Visits that care plans make later go by the new clock.
        </Consequence>
      )}
      {changed && confirmation && (
        <Checkbox
          label="Yes, change the time zone although visits are planned"
          checked={confirmation === 'given'}
          onChange={(event) => onConfirm(event.currentTarget.checked ? 'given' : 'asked')}
        />
      )}
    </FormSection>
  )
}

const VisitFields = ({ form }: Props) => (
  <FormSection title="Visits and hours">
    <NumberInput
      label="Location tolerance"
      description="A check-in that is farther from the client's address counts as far."
      suffix=" m"
      thousandSeparator=","
      {...form.getInputProps('location_tolerance')}
    />
    <NumberInput
      label="Late after"
      description="From the planned start of a visit."
      suffix=" minutes"
      {...form.getInputProps('late_tolerance')}
    />
    <NumberInput
      label="Overtime above"
      description="Hours worked in a week."
      suffix=" hours"
      {...form.getInputProps('overtime_threshold_hours')}
    />
    <NumberInput
      label="Overtime pay"
      description="Of the regular rate: 150 % is time and a half."
      suffix=" %"
      {...form.getInputProps('overtime_rate_percent')}
    />
  </FormSection>
)

const SignInFields = ({ agency, form }: Props) => {
  const { second_factor: own } = useUser()
  const { second_factor_required: required, idle_timeout: idle } = form.values
  return (
    <FormSection title="Signing in">
      <NumberInput
        label="Idle time-out"
        description={`Without any work for so long, a session of the office ends. Caregivers, whose phones sleep during a visit, stay signed in for ${caregiverIdleMinutes / 60} hours.`}
        suffix=" minutes"
        {...form.getInputProps('idle_timeout')}
      />
      <Switch
        mt={{ base: 0, sm: 'lg' }}
        label="Require a second factor"
        description="A code of an app beside the password, for everybody of the office; caregivers go without."
        {...form.getInputProps('second_factor_required', { type: 'checkbox' })}
      />
      {required && !agency.second_factor_required && (
        <Consequence title="The whole office needs a second factor from now on">
          Who has none is asked to set one up at once, and can do nothing else before.
          {!own.enabled && ' That is true for you as well: have your phone at hand.'}
        </Consequence>
      )}
      {!required && agency.second_factor_required && (
        <Consequence title="A password alone will do">
          Who has a second factor keeps it; nobody is asked to set one up any more.
        </Consequence>
      )}
      {typeof idle === 'number' && idle > 30 && idle !== agency.idle_timeout && (
        <Consequence title="A screen left alone stays open longer">
          For {idle} minutes, someone who walks by can read what is on it.
        </Consequence>
      )}
    </FormSection>
  )
}

const Consequence = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert
    className={styles.span}
    color="amber"
    role="status"
    icon={<IconAlertTriangle aria-hidden />}
    title={title}
  >
    {children}
  </Alert>
)
