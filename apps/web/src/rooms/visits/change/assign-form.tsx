import type { Visit } from '@homeward/contract/visits/visits'
import type { EditScope } from '@homeward/domain/visits/edit-scope'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { caregiverLookup } from '../../../ui/fields/record-lookups.ts'
import { RefusalNote } from './refusal-note.tsx'
import { ScopeField } from './scope-field.tsx'
import { useVisitChange } from './use-visit-change.ts'

/** Chooses the caregiver of a visit that has not started. */
export const AssignForm = ({ visit }: { visit: Visit }) => {
  const { agent } = visit
  const [chosen, setChosen] = useState<string | null>(agent?.id ?? null)
  const [scope, setScope] = useState<EditScope>('this')
  // Whoever is assigned meanwhile by somebody else is not replaced unseen.
  const [lock_version, setVersion] = useState(visit.lock_version)
  const change = useVisitChange(
    { ...visit, lock_version },
    chosen === null ? 'Caregiver unassigned. The visit is open.' : 'Caregiver assigned.',
  )
  const differs = chosen !== (agent?.id ?? null)
  const save = () => change.save({ agent_id: chosen, ...(scope !== 'this' && { scope }) })
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <SearchSelect
          label="Caregiver"
          placeholder="Search by name"
          flex={1}
          lookup={caregiverLookup}
          value={chosen}
          initialOption={agent && { value: agent.id, label: agent.name }}
          onChange={(next) => {
            setChosen(next)
            setVersion(visit.lock_version)
            change.clear()
          }}
        />
        <Button disabled={!differs} loading={change.saving && !change.refusal} onClick={save}>
          {chosen === null && agent ? 'Unassign' : 'Assign'}
        </Button>
      </Group>
      {differs && <ScopeField visit={visit} value={scope} onChange={setScope} />}
      <RefusalNote change={change} />
    </Stack>
  )
}
