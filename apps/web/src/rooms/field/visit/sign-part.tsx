import type { Visit } from '@homeward/contract/visits/visits'
import { Button, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { SignaturePad } from '../../../ui/fields/signature-pad.tsx'
import {
  behalfInput,
  behalfProblems,
  nobodyElse,
  OnBehalfFields,
} from '../../../ui/sign/on-behalf-fields.tsx'
import { recordSignature } from '../record.ts'
import styles from './visit.module.css'

const sentences = {
  get title() {
    return t('Signature')
  },
  get signed() {
    return t('Signed')
  },
  signedBy: (name: string) => t('Signed by {name}', { name }),
  get noImage() {
    return t('Sign in the box, or type your name.')
  },
  get noName() {
    return t("Enter the signer's name.")
  },
  get name() {
    return t("Signer's name")
  },
  get pad() {
    return t('Client signature')
  },
  get save() {
    return t('Save signature')
  },
}

/** The client's signature, drawn or typed. */
export const SignPart = ({ visit }: { visit: Visit }) => (
  <section className={styles.part} aria-labelledby="signature">
    <h2 id="signature">{sentences.title}</h2>
    {visit.signed ? (
      <p className={styles.signed}>
        <IconCircleCheck size={20} aria-hidden />
        {visit.signature ? sentences.signedBy(visit.signature.signed_by) : sentences.signed}
      </p>
    ) : (
      <SignForm visit={visit} />
    )}
  </section>
)

const SignForm = ({ visit }: { visit: Visit }) => {
  const drawn = useRef<Promise<Blob | null>>(Promise.resolve(null))
  const [name, setName] = useState(visit.client.name)
  const [behalf, setBehalf] = useState(nobodyElse)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const sign = async () => {
    const image = await drawn.current
    setErrors({
      ...(!image && { image: sentences.noImage }),
      ...(!name.trim() && { name: sentences.noName }),
      ...behalfProblems(behalf),
    })
    const ready = Object.keys(behalfProblems(behalf)).length === 0
    if (!image || !name.trim() || !ready) return
    setBusy(true)
    await recordSignature(visit, image, { signed_by: name.trim(), ...behalfInput(behalf) })
    setBusy(false)
  }
  return (
    <>
      <TextInput
        size="md"
        label={sentences.name}
        maxLength={120}
        autoComplete="off"
        value={name}
        error={errors.name}
        onChange={(event) => {
          setErrors({})
          setName(event.currentTarget.value)
        }}
      />
      <OnBehalfFields
        value={behalf}
        problems={errors}
        onChange={(next) => {
          setErrors({})
          // The name of the client is not that of the other person.
          if (next.on !== behalf.on) setName(next.on ? '' : visit.client.name)
          setBehalf(next)
        }}
      />
      <SignaturePad
        label={sentences.pad}
        {...(errors.image && { error: errors.image })}
        onChange={(image) => {
          setErrors({})
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
        {sentences.save}
      </Button>
    </>
  )
}
