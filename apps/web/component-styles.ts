import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const all = 'virtual:component-styles'

/** Colors of the library that nothing here has; the theme has its own. */
export const unusedColors = [
  'pink',
  'grape',
  'indigo',
  'cyan',
  'lime',
  'orange',
  'green',
  'teal',
  'yellow',
]

/** Shades of its colors that the theme has others for. */
const ownShades = '(gray|dark|red|blue|violet)-\\d'

const unusedLines = new RegExp(
  `^\\s*--mantine-color-((${unusedColors.join('|')})-[^;]*|${ownShades}:[^;]*);\\n`,
  'gm',
)

/** Where the library says how the parts of a component are called, which each component imports. */
const names =
  /\/node_modules\/@mantine\/(core|notifications|spotlight)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/

/**
 * Gives each component of Mantine the styles that it needs, so that they are loaded with it, after those
 * of what it is made of. The server of a developer gets the library as one, and all styles with it.
 */
export const componentStyles = (): Plugin => {
  let build = false
  return {
    name: 'homeward:component-styles',
    configResolved: ({ command }) => {
      build = command === 'build'
    },
    resolveId: (source) => (source === all ? `\0${all}` : null),
    load: (id) => {
      if (id !== `\0${all}`) return null
      if (build) return ''
      return ['core', 'notifications', 'spotlight']
        .map((name) => `import '@mantine/${name}/styles.layer.css'`)
        .join('\n')
    },
    transform: (code, id) => {
      if (build && id.endsWith('/default-css-variables.layer.css'))
        return { code: code.replaceAll(unusedLines, ''), map: null }
      const [, name = '', part = ''] = names.exec(id) ?? []
      const own = name === 'core' ? `styles/${part}.layer.css` : 'styles.layer.css'
      if (!build || part === '' || !existsSync(join(modules, name, own))) return null
      return { code: `import '@mantine/${name}/${own}'\n${code}`, map: null }
    },
  }
}

const modules = join(import.meta.dirname, '../../node_modules/@mantine')
