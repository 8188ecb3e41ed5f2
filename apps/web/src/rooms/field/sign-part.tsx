import type { Visit } from '@homeward/contract/visits/visits'
import { Button, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { SignaturePad } from '../../ui/fields/signature-pad.tsx'
import styles from './field.module.css'
import { recordSignature } from './record.ts'

/** The client's signature, drawn or typed. */
export const SignPart = ({ visit, open }: { visit: Visit; open: boolean }) => {
  if (!visit.signed && !open) return null
  return (
    <section className={styles.part} aria-labelledby="signature">
      <h2 id="signature">Signature</h2>
      {visit.signed ? (
        <p className={styles.done}>
          <IconCircleCheck size={20} aria-hidden />
          {visit.signature ? `Signed by ${visit.signature.signed_by}` : 'Signed'}
        </p>
      ) : (
        <SignForm visit={visit} />
      )}
    </section>
  )
}

const SignForm = ({ visit }: { visit: Visit }) => {
  const drawn = useRef<Promise<Blob | null>>(Promise.resolve(null))
  const [name, setName] = useState(visit.client.name)
  const [errors, setErrors] = useState<{ image?: string; name?: string }>({})
  const [busy, setBusy] = useState(false)
  const sign = async () => {
    const image = await drawn.current
    setErrors({
      ...(!image && { image: 'Sign in the box, or type your name.' }),
      ...(!name.trim() && { name: "Enter the signer's name." }),
    })
    if (!image || !name.trim()) return
    setBusy(true)
    await recordSignature(visit, image, name.trim())
    setBusy(false)
  }
  return (
    <>
      <TextInput
        size="md"
        label="Signer's name"
        maxLength={120}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SignaturePad
        label="Client signature"
        {...(errors.image && { error: errors.image })}
        onChange={(image) => {
          drawn.current = image
        }}
      />
      <Button
        size="lg"
        fullWidth
        mt="xs"
        variant="light"
        loading={busy}
        onClick={() => void sign()}
      >
        Save signature
      </Button>
    </>
  )
}
