import type { Agent } from '@homeward/contract/caregivers/agents'
import { listCredentials } from '@homeward/contract/caregivers/credentials'
import { credentialKindLabels, credentialKinds } from '@homeward/domain/agency/credential-kinds'
import { credentialStatuses, credentialStatusLabels } from '@homeward/domain/caregivers/vocabulary'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { List } from '../../../ui/list/list.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { credentialColumns } from './credential-columns.tsx'
import { AddCredential } from './credential-form.tsx'
import { CredentialPanel } from './credential-panel.tsx'

const filters: readonly Filter<typeof listCredentials>[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'Credential',
    options: optionsOf(credentialKinds, credentialKindLabels),
  },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: optionsOf(credentialStatuses, credentialStatusLabels),
  },
]

/** What a person was certified, tested and licensed for; what ends first stands first. */
export const AgentCredentials = ({ agent }: { agent: Agent }) => {
  const [adding, setAdding] = useState(false)
  const mayEdit = agent.abilities.edit === true
  const add = mayEdit && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      Add credential
    </Button>
  )
  return (
    <Card title="Credentials" actions={add}>
      <List
        of="credentials"
        endpoint={listCredentials}
        fixed={{ id: agent.id }}
        filters={filters}
        initialSort="expires_on"
        columns={credentialColumns}
        panel={(credential, close) => (
          <CredentialPanel
            key={credential.id}
            credential={credential}
            mayEdit={mayEdit}
            onClose={close}
          />
        )}
        panelTitle={({ kind }) => credentialKindLabels[kind]}
        empty={{
          title: 'No credentials yet',
          hint: 'Add the credentials the agency and its payors require, with their expiration dates.',
        }}
      />
      <SidePanel opened={adding} onClose={() => setAdding(false)} title="Add credential">
        <AddCredential agentId={agent.id} onClose={() => setAdding(false)} />
      </SidePanel>
    </Card>
  )
}
