import { useState } from 'react'
import type { SignatureWay } from '../fields/signature-pad.tsx'
import { Dialog } from '../feedback/dialog.tsx'
import { ReasonForm } from './reason-form.tsx'
import { SignForm } from './sign-form.tsx'
import type { SigningActs, Slot } from './slots.ts'

/** What the dialog is open for. */
export type SignDialogOf =
  | { kind: 'sign'; way: SignatureWay }
  | { kind: 'waive' }
  | { kind: 'void'; signatureId: string }

type Props = {
  slot: Slot
  /** Undefined while it is closed. */
  of: SignDialogOf | undefined
  acts: SigningActs
  onClose: () => void
}

const titles = { sign: 'Sign', waive: 'Waive signature', void: 'Void signature' } as const

/** Gives, waives or voids the signature of a place; stays open until it is done. */
export const SignDialog = ({ slot, of, acts, onClose }: Props) => {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    const done = await work().then(
      () => true,
      () => false,
    )
    setBusy(false)
    if (done) onClose()
  }
  const [first] = slot.signers
  return (
    <Dialog
      opened={of !== undefined}
      onClose={onClose}
      title={`${titles[of?.kind ?? 'sign']}: ${slot.label}`}
    >
      {of?.kind === 'sign' && (
        <SignForm
          signers={slot.signers}
          way={of.way}
          busy={busy}
          onSign={(prepare) => void run(async () => acts.sign(await prepare()))}
          onClose={onClose}
        />
      )}
      {of?.kind === 'waive' && first && (
        <ReasonForm
          hint="The record counts as complete without it. It can still be signed later."
          submit="Waive signature"
          busy={busy}
          onReason={(reason) => void run(() => acts.waive({ signer_role: first.role, reason }))}
          onClose={onClose}
        />
      )}
      {of?.kind === 'void' && (
        <ReasonForm
          hint="It no longer counts, and stays readable with your reason."
          submit="Void signature"
          busy={busy}
          onReason={(reason) => void run(() => acts.void({ signature_id: of.signatureId, reason }))}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
