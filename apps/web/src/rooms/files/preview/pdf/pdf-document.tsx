import { Box, Skeleton } from '@mantine/core'
import {
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  PasswordException,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { NoPreview } from '../no-preview.tsx'
import styles from '../preview.module.css'
import { openPdf } from './open-pdf.ts'
import { PdfPage, type Shape } from './pdf-page.tsx'

type Props = { bytes: Blob; name: string; zoom: number }

type State =
  | { is: 'opening' }
  | { is: 'open'; pdf: PDFDocumentProxy; shape: Shape }
  | { is: 'locked' }
  | { is: 'damaged' }

/** A PDF, page under page, drawn by ourselves: no browser's viewer, no plugin, no frame. */
export const PdfDocument = ({ bytes, name, zoom }: Props) => {
  const state = usePdf(bytes)
  const scroll = useRef<HTMLDivElement>(null)
  if (state.is === 'locked')
    return (
      <NoPreview
        title="This PDF is password-protected"
        hint="Download it and open it with the password from the sender."
      />
    )
  if (state.is === 'damaged')
    return (
      <NoPreview
        title="This PDF cannot be opened"
        hint="The file is damaged or incomplete. Download it or ask for a new copy."
      />
    )
  if (state.is === 'opening')
    return (
      <div className={styles.scroll} role="status" aria-label={`Opening ${name}`}>
        <Skeleton className={styles.page} style={{ aspectRatio: '17 / 22' }} />
      </div>
    )
  const { pdf, shape } = state
  const label = `${name}, ${pdf.numPages} ${pdf.numPages === 1 ? 'page' : 'pages'}`
  return (
    <Box ref={scroll} className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      {Array.from({ length: pdf.numPages }, (_, at) => (
        <PdfPage key={at} pdf={pdf} number={at + 1} first={shape} zoom={zoom} within={scroll} />
      ))}
    </Box>
  )
}

const opening: State = { is: 'opening' }

/** The document of these bytes; its memory is given back with them, and then no page may ask it for anything. */
const usePdf = (bytes: Blob): State => {
  const [found, setFound] = useState<{ of: Blob; state: State }>()
  useEffect(() => {
    let gone = false
    let task: PDFDocumentLoadingTask | undefined
    const open = async (): Promise<State> => {
      const data = await bytes.arrayBuffer()
      if (gone) return opening
      task = openPdf(data)
      const pdf = await task.promise
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
      return { is: 'open', pdf, shape: { width, height } }
    }
    const follow = async () => {
      const state = await open().catch(refusalOf)
      if (!gone) setFound({ of: bytes, state })
    }
    void follow()
    return () => {
      gone = true
      void task?.destroy()
    }
  }, [bytes])
  return found?.of === bytes ? found.state : opening
}

const refusalOf = (error: unknown): State =>
  error instanceof PasswordException ? { is: 'locked' } : { is: 'damaged' }
