import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { show } from './overlays/show.ts'
import { chromiumFlags } from './playwright.config.ts'
import { firstOf, signIn } from './sign-in.ts'

/** `npm run pictures`: the pictures of README, of the demo agency, in the folder of OUT. */
const out = process.env.OUT ?? 'docs/pictures'
const baseURL = process.env.BASE_URL
if (!baseURL) throw new Error('BASE_URL is not set; run npm run pictures.')

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

type Picture = {
  name: string
  user: 'owner' | 'manager' | 'billing' | 'nurse' | 'caregiver'
  viewport: { width: number; height: number }
  /** Where it is taken; of a record, the first of a list. */
  path: string | { list: string; of: (id: string) => string }
}

const pictures: readonly Picture[] = [
  { name: 'today', user: 'owner', viewport: desk, path: '/dashboard' },
  { name: 'week', user: 'manager', viewport: desk, path: '/visits-calendar' },
  {
    name: 'visit',
    user: 'manager',
    viewport: desk,
    path: { list: 'visits?status=completed', of: (id) => `/visits/${id}` },
  },
  {
    name: 'client',
    user: 'nurse',
    viewport: desk,
    path: { list: 'clients?search=Abernathy', of: (id) => `/clients/${id}` },
  },
  {
    name: 'claim',
    user: 'billing',
    viewport: desk,
    path: {
      list: 'claims?status=denied',
      of: (id) => `/billing/claims?status=all&claim=${id}`,
    },
  },
  {
    name: 'remittance',
    user: 'billing',
    viewport: desk,
    path: { list: 'eras?status=posted&search=piedmont', of: (id) => `/billing/eras/${id}` },
  },
  { name: 'field', user: 'caregiver', viewport: phone, path: '/field' },
]

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: chromiumFlags,
})
const darkroom = await browser.newPage()
for (const picture of pictures) {
  const bytes = await compressed(darkroom, await take(browser, picture))
  await writeFile(join(out, `${picture.name}.webp`), bytes)
  process.stdout.write(`  ${picture.name}.webp, ${Math.round(bytes.length / 1024)} kB\n`)
}
await browser.close()

async function take(from: Browser, { name, user, viewport, path }: Picture): Promise<Buffer> {
  const page = await from.newPage({
    baseURL,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await signIn(page, user)
  const id = typeof path === 'string' ? '' : await firstOf(page, path.list)
  if (id === undefined) throw new Error(`The demo has nothing to show for ${name}.`)
  await show(page, typeof path === 'string' ? path : path.of(id))
  const bytes = await page.screenshot()
  await page.close()
  return bytes
}

/** The browser's own WebP is a fifth of its PNG. */
async function compressed(page: Page, png: Buffer): Promise<Buffer> {
  const webp = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.88 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(webp)
}
