import { useElementSize, useIntersection, useMergedRef } from '@mantine/hooks'
import {
  type PDFDocumentProxy,
  type PDFPageProxy,
  RenderingCancelledException,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from '../preview.module.css'
import { drawPage } from './draw-page.ts'

/** Width and height of a page, in points. */
export type Shape = { width: number; height: number }

type Props = {
  pdf: PDFDocumentProxy
  number: number
  /** The first page's shape: a page counts as such until it is seen. */
  first: Shape
  zoom: number
  within: RefObject<HTMLElement | null>
}

/** A page that is drawn while it is in sight, or nearly so: a phone cannot keep a hundred of them. */
export const PdfPage = ({ pdf, number, first, zoom, within }: Props) => {
  const [page, setPage] = useState<PDFPageProxy>()
  const { ref: watched, entry } = useIntersection({ root: within.current, rootMargin: '50%' })
  const { ref: measured, width } = useElementSize()
  const frame = useMergedRef(watched, measured)
  const near = entry?.isIntersecting ?? false
  const { width: across, height: down } = page?.getViewport({ scale: 1 }) ?? first

  useEffect(() => {
    let gone = false
    if (near && !page)
      // A page that is missing stays white; the others can be read.
      void pdf.getPage(number).then(
        (found) => !gone && setPage(found),
        () => undefined,
      )
    return () => {
      gone = true
    }
  }, [near, page, pdf, number])

  return (
    <section
      ref={frame}
      className={styles.page}
      aria-label={`Page ${number} of ${pdf.numPages}`}
      style={{ width: `calc(min(100%, 54rem) * ${zoom})`, aspectRatio: `${across} / ${down}` }}
    >
      {near && page && width > 0 && <Drawing key={width} page={page} scale={width / across} />}
    </section>
  )
}

/** The picture of a page with its text over it, which a reader reads and a mouse can mark. */
const Drawing = ({ page, scale }: { page: PDFPageProxy; scale: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [is, setIs] = useState<'drawing' | 'drawn' | 'broken'>('drawing')
  useEffect(() => {
    if (!canvas.current || !text.current) return
    const { done, cancel } = drawPage(page, scale, canvas.current, text.current)
    done.then(
      () => setIs('drawn'),
      (error: unknown) => {
        if (!(error instanceof RenderingCancelledException)) setIs('broken')
      },
    )
    return cancel
  }, [page, scale])
  return (
    <>
      <canvas ref={canvas} className={styles.canvas} data-is={is} aria-hidden />
      <div ref={text} className={styles.text} />
      {is === 'broken' && (
        <p className={styles.broken} role="status">
          This page cannot be displayed. Download the file to view it.
        </p>
      )}
    </>
  )
}
