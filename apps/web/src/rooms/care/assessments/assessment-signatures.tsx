import {
  type Assessment,
  updateAssessment,
  voidAssessmentSignature,
  waiveAssessmentSignature,
} from '@homeward/contract/care/assessments'
import type { SignerRole } from '@homeward/domain/files/signatures'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { Signatures } from '../../../ui/sign/signatures.tsx'
import type { Slot } from '../../../ui/sign/slots.ts'

const fieldOf = (role: SignerRole) =>
  role === 'guardian' || role === 'nurse'
    ? (`${role}_signature` as const)
    : ('client_signature' as const)

/** The signatures of an assessment: client or guardian, and nurse. */
export const AssessmentSignatures = ({ assessment }: { assessment: Assessment }) => {
  const { id, lock_version, abilities, client, observed_by, signatures } = assessment
  const can = useCan()
  const sign = useWrite(updateAssessment)
  const waive = useWrite(waiveAssessmentSignature)
  const withdraw = useWrite(voidAssessmentSignature)
  const slots: readonly Slot[] = [
    {
      label: 'Client or guardian',
      signers: [{ role: 'client', name: client.name }, { role: 'guardian' }],
    },
    { label: 'Nurse', signers: [{ role: 'nurse', name: observed_by?.name }] },
  ]
  return (
    <Card title="Signatures">
      <Signatures
        slots={slots}
        signatures={signatures}
        may={{
          sign: abilities.sign === true,
          waive: abilities.sign === true,
          void: can('assessments.write'),
        }}
        acts={{
          sign: ({ role, ...given }) =>
            sign.mutateAsync({ id, lock_version, [fieldOf(role)]: given }),
          waive: (given) => waive.mutateAsync({ id, ...given }),
          void: (given) => withdraw.mutateAsync({ id, ...given }),
        }}
      />
    </Card>
  )
}
