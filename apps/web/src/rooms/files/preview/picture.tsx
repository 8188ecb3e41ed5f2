import { Box } from '@mantine/core'
import { useCallback, useState } from 'react'
import { NoPreview } from './no-preview.tsx'
import styles from './preview.module.css'

type Props = { bytes: Blob; name: string; zoom: number }

/** A picture, as large as there is room, or larger. */
export const Picture = ({ bytes, name, zoom }: Props) => {
  const [broken, setBroken] = useState(false)
  const fill = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(bytes)
      return () => URL.revokeObjectURL(image.src)
    },
    [bytes],
  )
  if (broken)
    return (
      <NoPreview
        title="This image cannot be opened"
        hint="The file is damaged or incomplete. Download it or ask for a new copy."
      />
    )
  return (
    <Box className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
      <img
        ref={fill}
        alt={name}
        className={styles.picture}
        data-larger={zoom > 1 || undefined}
        style={{ width: zoom > 1 ? `${zoom * 100}%` : undefined }}
        onError={() => setBroken(true)}
      />
    </Box>
  )
}
