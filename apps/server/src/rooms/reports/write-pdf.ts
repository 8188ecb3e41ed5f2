import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { printer } from './printable.ts'
import { wrapLines } from './wrap-lines.ts'

type PdfColumn = { readonly label: string; readonly share: number; readonly number?: true }

/** What stands on top of the first page. */
type Head = { readonly title: string; readonly lines: readonly string[]; readonly made: string }

const fontFile = (weight: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/inter/${weight}.ttf`)
const regular = fontFile('400Regular/Inter_400Regular')
const semibold = fontFile('600SemiBold/Inter_600SemiBold')

const margin = 36
const size = 8
const gap = 6
const lineHeight = 10
const page = { width: 792, height: 612 }
const bottom = page.height - margin - 16
/** Letters that are named in the note at the end. */
const mostTold = 40

/** A list as a PDF of Letter pages on their side, a piece for each batch of rows: never in memory as a whole. */
export async function* pdfPieces(
  head: Head,
  columns: readonly PdfColumn[],
  batches: AsyncIterable<string[][]>,
): AsyncGenerator<Buffer> {
  const doc = newDocument(head.title)
  const table = tableOn(doc, columns, head)
  let rows = 0
  for await (const batch of batches) {
    for (const row of batch) table.row(row)
    rows += batch.length
    const piece = doc.read() as Buffer | null
    if (piece) yield piece
  }
  if (rows === 0) table.note('Nothing in these days.')
  table.end()
  doc.end()
  for await (const piece of doc) yield piece as Buffer
}

/** Several lists as one PDF, each on pages of its own. */
export async function* pdfParts(
  title: string,
  columns: readonly PdfColumn[],
  parts: AsyncIterable<{ head: Head; rows: readonly string[][] }>,
): AsyncGenerator<Buffer> {
  const doc = newDocument(title)
  for await (const { head, rows } of parts) {
    const table = tableOn(doc, columns, head)
    for (const row of rows) table.row(row)
    table.end()
    const piece = doc.read() as Buffer | null
    if (piece) yield piece
  }
  doc.end()
  for await (const piece of doc) yield piece as Buffer
}

const newDocument = (title: string): PDFKit.PDFDocument =>
  new PDFDocument({
    size: 'LETTER',
    layout: 'landscape',
    margin,
    autoFirstPage: false,
    info: { Title: title, Producer: 'Homeward' },
  })
    .registerFont('regular', regular)
    .registerFont('semibold', semibold)

/** Draws rows below each other, and begins a page with the headings where one is full. */
function tableOn(doc: PDFKit.PDFDocument, columns: readonly PdfColumn[], head: Head) {
  const places = placesOf(columns)
  const { print, missing } = printer(doc.font('regular'))
  let y = 0
  let pages = 0

  const line = () => {
    doc.moveTo(margin, y).lineTo(page.width - margin, y)
    doc.lineWidth(0.5).strokeColor('#d6d2c7').stroke().fillColor('#15211d')
  }
  const headings = () => {
    doc.font('semibold').fontSize(size)
    for (const { column, x, width } of places) {
      const align = column.number ? 'right' : 'left'
      doc.text(column.label, x, y, { width, align })
    }
    y += Math.max(...places.map(({ column, width }) => doc.heightOfString(column.label, { width })))
    y += 3
    line()
    y += 4
    doc.font('regular')
  }
  const top = () => {
    doc.font('semibold').fontSize(14).text(print(head.title), margin, y, { lineBreak: false })
    y += 20
    doc.font('regular').fontSize(size + 1)
    for (const words of head.lines) {
      doc.text(print(words), margin, y, { width: page.width - 2 * margin })
      y = doc.y + 1
    }
    y += 8
  }
  const begin = () => {
    doc.addPage()
    pages += 1
    y = page.height - margin - 8
    doc.font('regular').fontSize(7)
    // Text in the margin would begin another page.
    doc.page.margins.bottom = 0
    doc.text(print(head.made), margin, y, { lineBreak: false })
    doc.text(`Page ${pages}`, margin, y, {
      width: page.width - 2 * margin,
      align: 'right',
      lineBreak: false,
    })
    y = margin
    if (pages === 1) top()
    headings()
  }
  begin()
  /** A row that is taller than a page: as many lines as fit, the others on the next pages. */
  const tall = (texts: readonly string[]) => {
    const lines = places.map(({ width }, at) =>
      wrapLines(texts[at] ?? '', (line) => doc.widthOfString(line) <= width),
    )
    const all = Math.max(...lines.map(({ length }) => length))
    for (let from = 0; from < all;) {
      const most = Math.max(1, Math.floor((bottom - y) / lineHeight))
      for (const [at, { column, x, width }] of places.entries()) {
        for (const [n, line] of (lines[at] ?? []).slice(from, from + most).entries()) {
          const align = column.number ? 'right' : 'left'
          if (line) doc.text(line, x, y + n * lineHeight, { width, align, lineBreak: false })
        }
      }
      y += Math.min(most, all - from) * lineHeight + 3
      from += most
      if (from < all) begin()
    }
  }
  const room = bottom - y
  return {
    row(cells: readonly string[]) {
      const texts = cells.map(print)
      const fits = places.map(
        ({ width }, at) => doc.widthOfString(texts[at] ?? '') <= width || !texts[at],
      )
      const heights = places.map(({ width }, at) =>
        fits[at] ? lineHeight : doc.heightOfString(texts[at] ?? '', { width }),
      )
      const height = Math.max(...heights)
      if (height > room) {
        tall(texts)
        return
      }
      if (y + height > bottom) begin()
      for (const [at, { column, x, width }] of places.entries()) {
        const align = column.number ? 'right' : 'left'
        if (texts[at]) doc.text(texts[at], x, y, { width, align, lineBreak: !fits[at] })
      }
      y += height + 3
    },
    /** Says which letters are not printed as they are written. */
    end() {
      if (missing.size === 0) return
      const words = `Letters that this document cannot print: ${[...missing]
        .map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`)
        .slice(0, mostTold)
        .join(', ')}. The CSV file has them.`
      const width = page.width - 2 * margin
      if (y + doc.heightOfString(words, { width }) + 8 > bottom) begin()
      doc.text(words, margin, y + 8, { width })
    },
    note(words: string) {
      doc.text(words, margin, y)
    },
  }
}

/** Where each column begins, and how wide its text may be. */
function placesOf(columns: readonly PdfColumn[]) {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  let x = margin
  return columns.map((column) => {
    const width = ((page.width - 2 * margin) * column.share) / all
    const place = { column, x, width: width - gap }
    x += width
    return place
  })
}
