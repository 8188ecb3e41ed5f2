import type { Signature } from '@homeward/contract/files/signatures'
import { signerRoleLabels } from '@homeward/domain/files/signatures'
import { Button, Group, Text } from '@mantine/core'
import { IconFileUpload, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { InstantText } from '../text/values.tsx'
import { SignDialog, type SignDialogOf } from './sign-dialog.tsx'
import styles from './sign.module.css'
import type { SigningActs, SigningRights, Slot } from './slots.ts'

type Props = {
  slot: Slot
  /** What stands in the place. */
  signature: Signature | undefined
  may: SigningRights
  acts: SigningActs
}

/** One place for a signature: what stands there, or how to get it. */
export const SignaturePlace = ({ slot, signature, may, acts }: Props) => {
  const [open, setOpen] = useState<SignDialogOf>()
  const { label } = slot
  const signed = Boolean(signature?.signed)
  return (
    <section className={styles.place} aria-label={`${label} signature`}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <What signature={signature} />
      <Group gap={6} data-print="no">
        {!signed && may.sign && (
          <>
            <Button
              size="compact-sm"
              variant="light"
              leftSection={<IconSignature size={14} aria-hidden />}
              aria-label={`Sign: ${label}`}
              onClick={() => setOpen({ kind: 'sign', way: 'draw' })}
            >
              Sign
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconFileUpload size={14} aria-hidden />}
              aria-label={`Attach: ${label}`}
              onClick={() => setOpen({ kind: 'sign', way: 'attach' })}
            >
              Attach
            </Button>
          </>
        )}
        {!signature && may.waive && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Waive: ${label}`}
            onClick={() => setOpen({ kind: 'waive' })}
          >
            Waive
          </Button>
        )}
        {signature && may.void && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Void: ${label}`}
            onClick={() => setOpen({ kind: 'void', signatureId: signature.id })}
          >
            Void
          </Button>
        )}
      </Group>
      <SignDialog slot={slot} of={open} acts={acts} onClose={() => setOpen(undefined)} />
    </section>
  )
}

const What = ({ signature }: Pick<Props, 'signature'>) => {
  if (signature?.signed)
    return (
      <figure className={styles.signature}>
        <img src={signature.signed.url} alt={`Signature of ${signature.signed.by}`} />
        <figcaption>
          <strong>{signature.signed.by}</strong> ({signerRoleLabels[signature.signer_role]}),{' '}
          <InstantText at={signature.signed.at} />
          {signature.signed.on_behalf && (
            <span>
              {' '}
              {signature.signed.on_behalf.relation}, signs for the client:{' '}
              {signature.signed.on_behalf.reason}
            </span>
          )}
          <span className={styles.hash}>
            Signed record ID: {signature.signed.document_hash.slice(0, 16)}
          </span>
        </figcaption>
      </figure>
    )
  if (signature?.waived)
    return (
      <Text size="sm">
        Waived by {signature.waived.by}, <InstantText at={signature.waived.at} />:{' '}
        {signature.waived.reason}
      </Text>
    )
  return (
    <Text size="sm" c="dimmed" className={styles.missing}>
      Not signed yet.
    </Text>
  )
}
