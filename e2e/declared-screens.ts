import { join } from 'node:path'

/** What a screen's declaration in the web app says of it, as far as its pictures and checks need it. */
export type DeclaredScreen = {
  path: string
  access: 'public' | 'guest' | 'signed_in' | 'staff' | 'field'
  alone?: true
  admin?: { group: string }
  sample?: string
  plain?: string
}

/**
 * The screens as the web app declares them. They are read when the tests are listed, and not imported:
 * each declaration leads to its component, which is for the browser alone.
 */
const list = join(import.meta.dirname, '../apps/web/src/app/screens.ts')
const { screens } = (await import(list)) as { screens: Record<string, DeclaredScreen> }

export const declaredScreens = Object.entries(screens).map(([id, screen]) => ({ id, ...screen }))
