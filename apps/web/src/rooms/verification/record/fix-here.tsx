import { updateClient } from '@homeward/contract/clients/clients'
import type { VendorVerification } from '@homeward/contract/verification/shape'
import { Button, Group, TextInput } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { useEndpointForm } from '../../../ui/form/use-endpoint-form.ts'

/** Problems that a corrected Medicaid ID solves. */
const causes = ['medicaid_id_missing', 'medicaid_id_form', 'unknown_client']

/** The client whose Medicaid ID solves a record's problem; undefined if that is not the problem. */
export const clientToFix = ({ problems }: Pick<VendorVerification, 'problems'>) =>
  problems.find(({ cause, fix }) => causes.includes(cause) && fix?.type === 'client')?.fix?.id

/** The field that is wrong, to be corrected in place; saving it sends the record again by itself. */
export const FixHere = ({ verification }: { verification: VendorVerification }) => {
  const can = useCan()
  const id = clientToFix(verification)
  return id !== undefined && can('clients.write') && <MedicaidForm key={id} id={id} />
}

const MedicaidForm = ({ id }: { id: string }) => {
  const { form, submit, saving } = useEndpointForm({
    endpoint: updateClient,
    draftKey: `medicaid:${id}`,
    initial: { medicaid_number: '' },
    secret: ['medicaid_number'],
    fixed: { id },
    touches: ['verification', 'visits'],
    onDone: () => toastDone('The Medicaid ID is saved. The vendor will be told again.'),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Group gap="sm" align="flex-start" mt="sm">
        <TextInput
          label="Medicaid ID"
          autoComplete="off"
          required
          {...form.getInputProps('medicaid_number')}
        />
        <Button
          type="submit"
          mt="1.6rem"
          loading={saving}
          disabled={form.values.medicaid_number.trim() === ''}
        >
          Save and send again
        </Button>
      </Group>
    </form>
  )
}
