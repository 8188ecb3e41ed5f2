import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const web = join(import.meta.dirname, '../../apps/web/src')

/** Parts that lie over a screen. */
const parts =
  /<(?:Modal|Dialog|Menu|Drawer|Panel|Popover|SidePanel|ConfirmButton|Spotlight\.Root)(?=[\s>])/

/** The files of the web app that open something over a screen, in order. The page of the look is for developers. */
export async function overlayFiles(): Promise<string[]> {
  const files = (await readdir(web, { recursive: true })).filter(
    (file) =>
      file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('app/design/'),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(web, file), 'utf8')))
  return files.filter((_, at) => parts.test(texts[at] ?? '')).toSorted()
}
