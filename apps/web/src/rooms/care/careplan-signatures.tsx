import {
  type Careplan,
  updateCareplan,
  voidCareplanSignature,
  waiveCareplanSignature,
} from '@homeward/contract/care/careplans'
import { Text } from '@mantine/core'
import { useWrite } from '../../plumbing/query.ts'
import { useCan } from '../../plumbing/session/session.ts'
import { Card } from '../../ui/record/facts.tsx'
import { Signatures } from '../../ui/sign/signatures.tsx'
import type { Slot } from '../../ui/sign/slots.ts'

const fieldOf = {
  client: 'client_signature',
  guardian: 'guardian_signature',
  caregiver: 'caregiver_signature',
  nurse: 'nurse_signature',
} as const
type Role = keyof typeof fieldOf

const isRole = (role: string): role is Role => role in fieldOf

/** The three signatures of a care plan. They belong to its dates and shifts, so a change voids them. */
export const CareplanSignatures = ({ careplan }: { careplan: Careplan }) => {
  const { id, lock_version, status, client, shifts, signatures } = careplan
  const may = useCan()('careplans.write')
  const sign = useWrite(updateCareplan)
  const waive = useWrite(waiveCareplanSignature)
  const withdraw = useWrite(voidCareplanSignature)
  const open = may && status !== 'inactive' && status !== 'archived'
  const caregivers = [...new Set(shifts.flatMap(({ agent }) => agent?.name ?? []))]
  const slots: readonly Slot[] = [
    {
      label: 'Client or guardian',
      signers: [{ role: 'client', name: client.name }, { role: 'guardian' }],
    },
    {
      label: 'Caregiver',
      signers: [{ role: 'caregiver', name: caregivers.length === 1 ? caregivers[0] : undefined }],
    },
    { label: 'Nurse', signers: [{ role: 'nurse' }] },
  ]
  return (
    <Card title="Signatures">
      <Text size="sm" c="dimmed" mb="xs">
        The dates and shifts above are what is signed. A change of them voids the signatures.
      </Text>
      <Signatures
        slots={slots}
        signatures={signatures}
        may={{ sign: open, waive: open, void: may }}
        acts={{
          sign: ({ role, ...given }) =>
            sign.mutateAsync({
              id,
              lock_version,
              [fieldOf[isRole(role) ? role : 'client']]: given,
            }),
          waive: (given) => waive.mutateAsync({ id, ...given }),
          void: (given) => withdraw.mutateAsync({ id, ...given }),
        }}
      />
    </Card>
  )
}
