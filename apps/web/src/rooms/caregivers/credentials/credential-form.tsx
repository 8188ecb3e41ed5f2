import {
  createCredential,
  type Credential,
  updateCredential,
} from '@homeward/contract/caregivers/credentials'
import { credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { CredentialFields } from './credential-fields.tsx'
import {
  comparedCredential,
  credentialInput,
  credentialValues,
  newCredential,
} from './credential-values.ts'

type AddProps = { agentId: string; onClose: () => void }

/** A new credential of a person, for the side panel. */
export const AddCredential = ({ agentId, onClose }: AddProps) => {
  const [initial] = useState(newCredential)
  return (
    <EndpointForm
      endpoint={createCredential}
      initial={initial}
      fixed={{ id: agentId }}
      toInput={credentialInput}
      draftKey={`credential:new:${agentId}`}
      secret={['signed_id']}
      submitLabel="Add credential"
      onCancel={onClose}
      onDone={({ kind }) => {
        toastDone(`${credentialKindLabels[kind]} was added.`)
        onClose()
      }}
    >
      {(form) => <CredentialFields form={form} />}
    </EndpointForm>
  )
}

type EditProps = { credential: Credential; onClose: () => void }

/** Changes a credential. */
export const EditCredential = ({ credential: newest, onClose }: EditProps) => {
  // What somebody else saves meanwhile must not slip under the person's own input.
  const [credential] = useState(newest)
  const [initial] = useState(() => credentialValues(newest))
  const { id, agent_id, lock_version, document } = credential
  return (
    <EndpointForm
      endpoint={updateCredential}
      initial={initial}
      fixed={{ id: agent_id, credential_id: id, lock_version }}
      toInput={credentialInput}
      compared={comparedCredential}
      draftKey={`credential:${id}`}
      secret={['signed_id']}
      submitLabel="Save credential"
      onCancel={onClose}
      onDone={({ kind }) => {
        toastDone(`${credentialKindLabels[kind]} was saved.`)
        onClose()
      }}
    >
      {(form) => <CredentialFields form={form} {...(document && { stored: document.name })} />}
    </EndpointForm>
  )
}
