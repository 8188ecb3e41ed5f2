const ink = '#1a2325'

/** Lets a person draw on a canvas; tells the PNG after each stroke, null after clearing. */
export const penOn = (canvas: HTMLCanvasElement, tell: (image: Promise<Blob | null>) => void) => {
  const ratio = Math.max(window.devicePixelRatio, 1)
  canvas.width = canvas.offsetWidth * ratio
  canvas.height = canvas.offsetHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
  let stopped = false
  let stop = () => undefined as void
  let clear = () => undefined as void
  // Loaded when somebody signs, not with the first screen.
  void import('signature_pad').then(({ default: Pad }) => {
    if (stopped) return
    const pad = new Pad(canvas, { penColor: ink, minWidth: 0.8, maxWidth: 2.4 })
    pad.addEventListener('endStroke', () => tell(pngOf(canvas)))
    stop = () => pad.off()
    clear = () => {
      pad.clear()
      tell(Promise.resolve(null))
    }
  })
  return {
    clear: () => clear(),
    stop: () => {
      stopped = true
      stop()
    },
  }
}

/** A typed name as an image of a signature; null where nothing is typed. */
export const typedSignature = async (name: string): Promise<Blob | null> => {
  const text = name.trim()
  if (!text) return null
  const canvas = document.createElement('canvas')
  canvas.width = 800
  canvas.height = 220
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = ink
  context.textBaseline = 'middle'
  context.font = "italic 64px 'Segoe Script', 'Snell Roundhand', 'Brush Script MT', cursive"
  context.fillText(text, 32, 110, 736)
  return pngOf(canvas)
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
