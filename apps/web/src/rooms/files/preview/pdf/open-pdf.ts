import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the bundler makes it.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url'

// A file of our own, as the policy of the page allows no worker made of text.
GlobalWorkerOptions.workerSrc = workerUrl

/** Where `pdf-parts.ts` puts what a document may ask for. */
const part = (folder: string) =>
  new URL(`/assets/pdfjs-${version}/${folder}/`, location.origin).href

/** A picture of more points is left out: a small file can ask for a very large one. */
const mostPoints = 64_000_000

/**
 * Opens a PDF to be drawn. Nothing of it runs: scripts, links, forms and attachments of a document
 * are never looked at, and it loads nothing from elsewhere.
 */
export const openPdf = (bytes: ArrayBuffer): PDFDocumentLoadingTask =>
  getDocument({
    data: bytes,
    cMapUrl: part('cmaps'),
    standardFontDataUrl: part('standard_fonts'),
    wasmUrl: part('wasm'),
    // A page looks the same on every device.
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    maxImageSize: mostPoints,
    verbosity: 0,
  })
