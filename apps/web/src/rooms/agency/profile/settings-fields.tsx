import { caregiverIdleMinutes } from '@homeward/domain/identity/idle'
import type { Agency } from '@homeward/contract/agency/agencies'
import { Alert, Checkbox, NumberInput, Select, Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useUser } from '../../../plumbing/session/session.ts'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
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
        description="All times in the agency use this time zone."
        required
        searchable
        allowDeselect={false}
        data={zones}
        nothingFoundMessage="No matching time zone"
        {...form.getInputProps('time_zone')}
      />
      {changed && (
        <Consequence title="All times in the agency change">
          Scheduled visits keep their exact moment, so their local time changes. New visits from
          care plans use the new time zone.
        </Consequence>
      )}
      {changed && confirmation && (
        <Checkbox
          label="Change the time zone even though visits are scheduled"
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
      description="A check-in farther than this from the client's address is flagged."
      suffix=" m"
      thousandSeparator=","
      {...form.getInputProps('location_tolerance')}
    />
    <NumberInput
      label="Late threshold"
      description="Schedulers are notified this long after the start of a visit without a check-in."
      suffix=" minutes"
      {...form.getInputProps('late_tolerance')}
    />
    <NumberInput
      label="Late escalation"
      description="Owner and admins are notified this long after the start."
      suffix=" minutes"
      {...form.getInputProps('late_escalation')}
    />
    <NumberInput
      label="Overtime threshold"
      description="Hours per week."
      suffix=" hours"
      {...form.getInputProps('overtime_threshold_hours')}
    />
    <NumberInput
      label="Overtime pay"
      description="Percent of the regular rate. 150% is time and a half."
      suffix=" %"
      {...form.getInputProps('overtime_rate_percent')}
    />
    <Switch
      label="Added visits wait as drafts"
      description="Caregivers see them once someone publishes the schedule. Visits of care plans are never drafts."
      {...form.getInputProps('schedule_drafts', { type: 'checkbox' })}
    />
    <MoneyField
      label="Write-off and refund limit"
      description="One person may write off or refund this much of a claim. More needs a second person."
      {...form.getInputProps('write_off_limit_cents')}
    />
  </FormSection>
)

const SignInFields = ({ agency, form }: Props) => {
  const { second_factor: own } = useUser()
  const { second_factor_required: required, idle_timeout: idle } = form.values
  return (
    <FormSection title="Sign-in">
      <NumberInput
        label="Idle timeout"
        description={`Office sessions end after this long without activity. Caregivers stay signed in for ${caregiverIdleMinutes / 60} hours because their phones sleep during visits.`}
        suffix=" minutes"
        {...form.getInputProps('idle_timeout')}
      />
      <Switch
        mt={{ base: 0, sm: 'lg' }}
        label="Require two-step verification"
        description="Office staff sign in with a password and a code from an app. Caregivers do not need a code."
        {...form.getInputProps('second_factor_required', { type: 'checkbox' })}
      />
      {required && !agency.second_factor_required && (
        <Consequence title="All office staff will need two-step verification">
          Anyone without it must set it up at their next request before they can do anything else.
          {!own.enabled && ' This includes you, so have your phone ready.'}
        </Consequence>
      )}
      {!required && agency.second_factor_required && (
        <Consequence title="Two-step verification will be optional">
          Staff who have it keep it. No one else has to set it up.
        </Consequence>
      )}
      {typeof idle === 'number' && idle > 30 && idle !== agency.idle_timeout && (
        <Consequence title="Unattended screens stay open longer">
          For {idle} minutes, anyone walking by can read the screen.
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
