import { updateClient } from '@homeward/contract/clients/clients'
import type { VendorVerification } from '@homeward/contract/verification/shape'
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'

/** Problems that a corrected Medicaid ID solves. */
const causes = ['medicaid_id_missing', 'medicaid_id_form', 'unknown_client']

/** The field that is wrong, to be corrected in place; saving it sends the record again by itself. */
export const FixHere = ({ verification }: { verification: VendorVerification }) => {
  const can = useCan()
  const [number, setNumber] = useState('')
  const save = useWrite(updateClient, {
    touches: ['verification', 'visits'],
    onDone: () => toastDone('The Medicaid ID is saved. The vendor will be told again.'),
  })
  const problem = verification.problems.find(
    ({ cause, fix }) => causes.includes(cause) && fix?.type === 'client',
  )
  if (!problem?.fix || !can('clients.write')) return null
  const { id } = problem.fix
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ id, medicaid_number: number })
      }}
    >
      <Group gap="sm" align="flex-end" mt="sm">
        <TextInput
          label="Medicaid ID"
          autoComplete="off"
          required
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <Button type="submit" loading={save.isPending} disabled={number.trim() === ''}>
          Save and send again
        </Button>
      </Group>
    </form>
  )
}
