import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const web = join(import.meta.dirname, '../../apps/web/src')

/** Parts that lie over a screen. */
const parts = /<(?:Modal|Menu|Drawer|Popover|SidePanel|ConfirmButton|Spotlight\.Root)(?=[\s>])/

/** The files of the web app that open something over a screen, in order. */
export async function overlayFiles(): Promise<string[]> {
  const files = (await readdir(web, { recursive: true })).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  )
  const texts = await Promise.all(files.map((file) => readFile(join(web, file), 'utf8')))
  return files.filter((_, at) => parts.test(texts[at] ?? '')).toSorted()
}

/** The ids of the paths that have a screen. */
export async function builtScreens(): Promise<{ id: string; path: string }[]> {
  const screens = await readFile(join(web, 'app/screens.ts'), 'utf8')
  const list = await readFile(join(web, 'plumbing/paths/list.ts'), 'utf8')
  return [...screens.matchAll(/^ {2}'?([\w.-]+)'?: \(\) =>/gm)].map(([, id = '']) => {
    const declared = new RegExp(`^ {2}'?${id.replaceAll('.', '\\.')}'?: [^/]*?'(/[^']*)'`, 'm')
    const path = declared.exec(list)?.[1]
    if (path === undefined) throw new Error(`The path of the screen ${id} is not in the list.`)
    return { id, path }
  })
}
