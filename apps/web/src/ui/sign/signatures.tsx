import type { Signature } from '@homeward/contract/files/signatures'
import { signerRoleLabels } from '@homeward/domain/files/signatures'
import { InstantText } from '../text/values.tsx'
import styles from './sign.module.css'
import { SignaturePlace } from './signature-place.tsx'
import { type SigningActs, type SigningRights, type Slot, standing } from './slots.ts'

type Props = {
  slots: readonly Slot[]
  /** All of the record, including voided ones. */
  signatures: readonly Signature[]
  may: SigningRights
  acts: SigningActs
}

/** The signatures of a record, place by place, with what can be done about each. */
export const Signatures = ({ slots, signatures, may, acts }: Props) => {
  const voided = signatures.filter((one) => one.voided !== null)
  return (
    <div className={styles.places}>
      {slots.map((slot) => (
        <SignaturePlace
          key={slot.label}
          slot={slot}
          signature={standing(slot, signatures)}
          may={may}
          acts={acts}
        />
      ))}
      {voided.length > 0 && (
        <details className={styles.earlier}>
          <summary>Voided ({voided.length})</summary>
          <ul>
            {voided.map((one) => (
              <li key={one.id}>
                <Voided signature={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const Voided = ({ signature: { signer_role, signed, waived, voided } }: { signature: Signature }) =>
  voided && (
    <>
      {signerRoleLabels[signer_role]}:{' '}
      {signed ? `signed by ${signed.by}` : `waived by ${waived?.by ?? ''}`}. Voided by {voided.by},{' '}
      <InstantText at={voided.at} />: {voided.reason}
    </>
  )
