import { type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Points of a canvas; phones refuse larger ones. */
const mostPoints = 16_000_000

/** Draws a page at so many CSS pixels per point, as sharp as the screen is, and lays its text over it. */
export const drawPage = (
  page: PDFPageProxy,
  scale: number,
  canvas: HTMLCanvasElement,
  text: HTMLElement,
): { done: Promise<unknown>; cancel: () => void } => {
  const onScreen = page.getViewport({ scale })
  const sharpness = Math.min(
    window.devicePixelRatio || 1,
    Math.sqrt(mostPoints / (onScreen.width * onScreen.height)),
  )
  const viewport = page.getViewport({ scale: scale * sharpness })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const drawing = page.render({ canvas, viewport })
  text.style.setProperty('--total-scale-factor', String(scale))
  const letters = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport: onScreen,
  })
  return {
    done: Promise.all([drawing.promise, letters.render()]),
    cancel: () => {
      drawing.cancel()
      letters.cancel()
      text.replaceChildren()
    },
  }
}
