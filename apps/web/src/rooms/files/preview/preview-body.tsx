import type { Attachment } from '@homeward/contract/files/attachments'
import { isPicture } from '@homeward/domain/files/types'
import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { attachmentsKey } from '../queries.ts'
import { bytesQuery } from './bytes-query.ts'
import { Picture } from './picture.tsx'
import { PreviewFailure } from './preview-failure.tsx'
import styles from './preview.module.css'

/** The library that draws PDFs is loaded with the first of them. */
const PdfDocument = lazyPart(() =>
  import('./pdf/pdf-document.tsx').then((part) => part.PdfDocument),
)

/** The content of one file: on its way, shown, or why it is not. */
export const PreviewBody = ({ file, zoom }: { file: Attachment; zoom: number }) => {
  const client = useQueryClient()
  // The list brings a new address every few minutes; what was opened stays open.
  const [opened, setOpened] = useState<string>()
  const url = opened ?? file.url
  const { data, error, isSuccess, isFetching, refetch } = useQuery(bytesQuery(url))
  if (isSuccess && opened !== url) setOpened(url)
  const again = () => {
    void client.invalidateQueries({ queryKey: attachmentsKey })
    void refetch()
  }
  if (data && isPicture(file.content_type))
    return <Picture bytes={data} name={file.filename} zoom={zoom} />
  const loading = (
    <div className={styles.scroll} role="status" aria-label={`Loading ${file.filename}`}>
      <Skeleton className={styles.page} style={{ aspectRatio: '17 / 22' }} />
    </div>
  )
  if (data)
    return (
      <Suspense fallback={loading}>
        <PdfDocument bytes={data} name={file.filename} zoom={zoom} />
      </Suspense>
    )
  return error && !isFetching ? <PreviewFailure error={error} onAgain={again} /> : loading
}
