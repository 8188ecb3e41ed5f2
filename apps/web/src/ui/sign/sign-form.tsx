import { signerRoleLabels } from '@homeward/domain/files/signatures'
import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { upload } from '../../plumbing/api/upload.ts'
import { showFailure } from '../../plumbing/failures/show.ts'
import { useOnline } from '../../plumbing/offline/use-online.ts'
import { SignaturePad, type SignatureWay } from '../fields/signature-pad.tsx'
import { SignaturePicture } from '../fields/signature-picture.tsx'
import { behalfInput, behalfProblems, nobodyElse, OnBehalfFields } from './on-behalf-fields.tsx'
import type { GivenSign, Signer } from './slots.ts'

type Props = {
  signers: readonly Signer[]
  way: SignatureWay
  busy: boolean
  /** Gets what brings the picture to the storage and answers what was given. */
  onSign: (prepare: () => Promise<GivenSign>) => void
  onClose: () => void
}

const nameOf = (signers: readonly Signer[], role: string | undefined): string =>
  signers.find((one) => one.role === role)?.name ?? ''

/** Takes a signature: as whom, by whom, and the picture, drawn, typed or attached. */
export const SignForm = ({ signers, way, busy, onSign, onClose }: Props) => {
  const drawn = useRef<Promise<Blob | null>>(Promise.resolve(null))
  const [role, setRole] = useState(signers[0]?.role)
  const [name, setName] = useState(nameOf(signers, role))
  const [behalf, setBehalf] = useState(nobodyElse)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const online = useOnline()
  const sign = async () => {
    const image = await drawn.current
    const signed_by = name.trim()
    setErrors({
      ...(!image && { image: 'Sign in the box, type the name, or attach a picture.' }),
      ...(!signed_by && { name: "Enter the signer's name." }),
      ...behalfProblems(behalf),
    })
    const ready = Object.keys(behalfProblems(behalf)).length === 0
    if (image && signed_by && role && ready) {
      const given = { role, signed_by, ...behalfInput(behalf) }
      onSign(async () => ({ ...given, signed_id: await sent(image) }))
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void sign()
      }}
    >
      <Stack>
        {signers.length > 1 && (
          <SegmentedControl
            aria-label="Who signs"
            data={signers.map((one) => ({ value: one.role, label: signerRoleLabels[one.role] }))}
            {...(role && { value: role })}
            onChange={(next) => {
              setRole(next)
              setName(nameOf(signers, next))
            }}
          />
        )}
        <TextInput
          label="Signer's name"
          required
          maxLength={120}
          autoComplete="off"
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {signers.find((one) => one.role === role)?.byAnother && (
          <OnBehalfFields
            value={behalf}
            problems={errors}
            onChange={(next) => {
              // The name of the client is not that of the other person.
              if (next.on !== behalf.on) setName(next.on ? '' : nameOf(signers, role))
              setBehalf(next)
            }}
          />
        )}
        <SignaturePad
          label="Signature"
          attach={(tell) => <SignaturePicture onPicture={tell} />}
          first={way}
          {...(errors.image && { error: errors.image })}
          onChange={(image) => {
            drawn.current = image
          }}
        />
        {!online && (
          <Text size="sm" role="status">
            You are offline. A signature needs a connection here.
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={!online}>
            Save signature
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Brings the picture to the storage; a failure is shown here, as no write follows it. */
const sent = async (image: Blob): Promise<string> => {
  try {
    return await upload(image, image.type === 'image/jpeg' ? 'signature.jpg' : 'signature.png')
  } catch (error) {
    showFailure(error)
    throw error
  }
}
