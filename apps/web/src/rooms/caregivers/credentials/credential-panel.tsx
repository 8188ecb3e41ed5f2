import { type Credential, removeCredential } from '@homeward/contract/caregivers/credentials'
import { credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { credentialStatusLabels } from '@homeward/domain/caregivers/vocabulary'
import { Anchor, Button, Group, Stack } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { FactCard } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, Duration } from '../../../ui/text/values.tsx'
import { leftWords } from './credential-columns.tsx'
import { EditCredential } from './credential-form.tsx'

type Props = { credential: Credential; mayEdit: boolean; onClose: () => void }

/** A credential beside the list: what it is, its document, and what can be done with it. */
export const CredentialPanel = ({ credential, mayEdit, onClose }: Props) => {
  const [editing, setEditing] = useState(false)
  const remove = useWrite(removeCredential, {
    onDone: () => {
      toastDone(`${credentialKindLabels[credential.kind]} removed.`)
      onClose()
    },
  })
  if (editing) return <EditCredential credential={credential} onClose={() => setEditing(false)} />
  const { id, agent_id, kind, status, replaced, document, days_left: left } = credential
  return (
    <Stack gap="md">
      <FactCard
        title="Credential"
        facts={[
          {
            label: 'Status',
            value: <StatusBadge status={status} label={credentialStatusLabels[status]} />,
          },
          {
            label: 'Expires',
            value: credential.expires_on && (
              <>
                <DateText day={credential.expires_on} /> {left !== null && leftWords(left)}
              </>
            ),
          },
          { label: 'Issued', value: <DateText day={credential.issued_on} /> },
          { label: 'Number', value: credential.number },
          ...(kind === 'training_hours'
            ? [{ label: 'Hours', value: <Duration minutes={credential.training_minutes} /> }]
            : []),
          {
            label: 'Document',
            value: document && (
              <Anchor href={document.url} target="_blank" rel="noreferrer">
                {document.name}
              </Anchor>
            ),
          },
          { label: 'Note', value: credential.note },
          ...(replaced
            ? [{ label: 'Replaced', value: 'Another credential of this type expires later.' }]
            : []),
        ]}
      />
      {mayEdit && (
        <Group justify="flex-end">
          <ConfirmButton
            variant="default"
            color="red"
            loading={remove.isPending}
            leftSection={<IconTrash size={16} aria-hidden />}
            question={`Remove this ${credentialKindLabels[kind]}?`}
            consequence="It no longer counts for visits that require it. The history keeps a record of it."
            confirm="Remove"
            onConfirm={() => remove.mutate({ id: agent_id, credential_id: id })}
          >
            Remove
          </ConfirmButton>
          <Button
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        </Group>
      )}
    </Stack>
  )
}
