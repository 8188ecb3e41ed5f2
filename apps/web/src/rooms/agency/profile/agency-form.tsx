import { type Agency, updateAgency } from '@homeward/contract/agency/agencies'
import { useState } from 'react'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { toastDone, toastNote } from '../../../plumbing/failures/toasts.ts'
import { refreshSession } from '../../../plumbing/session/lifecycle.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { agencyInput, agencyValues } from './agency-values.ts'
import { ProfileFields } from './profile-fields.tsx'
import { type Confirmation, SettingsFields } from './settings-fields.tsx'

/** Changes the agency. */
export const AgencyForm = ({ agency }: { agency: Agency }) => {
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const saved = (answer: Agency) => {
    setConfirmation(undefined)
    toastDone('Agency saved.')
    for (const warning of answer.warnings) toastNote(warning)
    // The session carries the agency's name, its zone and what it asks of people who sign in.
    refreshSession().catch(showFailure)
  }
  return (
    <EndpointForm
      endpoint={updateAgency}
      record={agency}
      valuesOf={agencyValues}
      inputOf={agencyInput}
      fixed={confirmation === 'given' ? { confirm_time_zone: true } : {}}
      draftKey={`agency:${agency.id}`}
      onRefused={({ code }) => {
        if (code === 'time_zone_unconfirmed') setConfirmation('asked')
        return false
      }}
      submitLabel="Save agency"
      onDone={saved}
    >
      {(form) => (
        <>
          <ProfileFields field={form.getInputProps} />
          <SettingsFields
            agency={agency}
            form={form}
            confirmation={confirmation}
            onConfirm={setConfirmation}
          />
        </>
      )}
    </EndpointForm>
  )
}
