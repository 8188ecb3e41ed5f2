import type { Credential } from '@homeward/contract/caregivers/credentials'
import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'

export type CredentialValues = {
  kind: CredentialKind | ''
  number: string
  issued_on: string
  expires_on: string
  /** Hours of training as typed. */
  training_minutes: number | string
  note: string
  /** A new document; '' keeps the stored one, null takes it away. */
  signed_id: string | null
}

export const newCredential = (): CredentialValues => ({
  kind: '',
  number: '',
  issued_on: '',
  expires_on: '',
  training_minutes: '',
  note: '',
  signed_id: '',
})

export const credentialValues = (credential: Credential): CredentialValues => ({
  kind: credential.kind,
  number: credential.number ?? '',
  issued_on: credential.issued_on ?? '',
  expires_on: credential.expires_on ?? '',
  training_minutes: credential.training_minutes === null ? '' : credential.training_minutes / 60,
  note: credential.note ?? '',
  signed_id: '',
})

/** The input that the fields mean; hours are asked for training only. */
export const credentialInput = ({ signed_id: file, ...values }: CredentialValues) => ({
  ...values,
  training_minutes:
    values.kind === 'training_hours' && typeof values.training_minutes === 'number'
      ? Math.round(values.training_minutes * 60)
      : null,
  ...(file !== '' && { signed_id: file }),
})
