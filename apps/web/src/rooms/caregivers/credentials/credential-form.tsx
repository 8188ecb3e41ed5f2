import {
  createCredential,
  type Credential,
  updateCredential,
} from '@homeward/contract/caregivers/credentials'
import { credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { credentialInput, credentialValues, newCredential } from './credential-values.ts'

type AddProps = { agentId: string; onClose: () => void }

/** A new credential of a person, for the side panel. */
export const AddCredential = ({ agentId, onClose }: AddProps) => (
  <EndpointForm
    endpoint={createCredential}
    initial={newCredential()}
    fixed={{ id: agentId }}
    inputOf={credentialInput}
    draftKey={`credential:new:${agentId}`}
    secret={['signed_id']}
    submitLabel="Add credential"
    onCancel={onClose}
    onDone={({ kind }) => {
      toastDone(`${credentialKindLabels[kind]} added.`)
      onClose()
    }}
  >
    {(form) => <CredentialFields form={form} />}
  </EndpointForm>
)

type EditProps = { credential: Credential; onClose: () => void }

/** Changes a credential. */
export const EditCredential = ({ credential, onClose }: EditProps) => {
  const { id, agent_id, document } = credential
  return (
    <EndpointForm
      endpoint={updateCredential}
      record={credential}
      valuesOf={credentialValues}
      inputOf={credentialInput}
      fixed={{ id: agent_id, credential_id: id }}
      draftKey={`credential:${id}`}
      secret={['signed_id']}
      submitLabel="Save credential"
      onCancel={onClose}
      onDone={({ kind }) => {
        toastDone(`${credentialKindLabels[kind]} saved.`)
        onClose()
      }}
    >
      {(form) => <CredentialFields form={form} {...(document && { stored: document.name })} />}
    </EndpointForm>
  )
}
