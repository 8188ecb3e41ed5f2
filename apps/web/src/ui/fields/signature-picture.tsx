import { signatureTypes } from '@homeward/domain/files/signatures'
import { Image } from '@mantine/core'
import { useEffect, useState } from 'react'
import { FileDrop } from './file-drop.tsx'
import styles from './fields.module.css'

type Props = {
  /** Gets the chosen picture; null where what was chosen is no picture. */
  onPicture: (picture: Blob | null) => void
}

/** A photo or scan of a signature on paper. */
export const SignaturePicture = ({ onPicture }: Props) => {
  const [picture, setPicture] = useState<{ name: string; url: string }>()
  const [error, setError] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture])
  const take = ([file]: File[]) => {
    const fits = file !== undefined && signatureTypes.some((type) => type === file.type)
    setError(fits ? undefined : 'Choose a PNG or JPEG picture.')
    setPicture(fits ? { name: file.name, url: URL.createObjectURL(file) } : undefined)
    onPicture(fits ? file : null)
  }
  return (
    <>
      <FileDrop
        label={picture ? 'Choose another picture' : 'Choose a picture'}
        hint="A photo or scan of the signature on paper, as PNG or JPEG."
        accept=".png,.jpg,.jpeg"
        {...(error !== undefined && { error })}
        onFiles={take}
      />
      {picture && (
        <Image
          className={styles.picture}
          src={picture.url}
          alt={`Chosen picture: ${picture.name}`}
        />
      )}
    </>
  )
}
