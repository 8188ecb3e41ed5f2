import type { Language } from '@homeward/domain/language/languages'
import type { Said, Values } from '@homeward/domain/language/sentence'
import english from '@homeward/languages/en/forms.json'
import { setupI18n } from '@lingui/core'

const catalogs = setupI18n({ locale: 'en', messages: { en: english } })

/**
 * A text in the language of this screen. It is written in English, which is the key of the catalogs; what
 * no catalog has is shown in English. `npm run languages` collects the texts.
 */
export const t = (text: string, values: Values = {}): string =>
  Object.hasOwn(catalogs.messages, text) ? catalogs._(text, values) : filled(text, values)

/** What a rule or a schema says, in the language of this screen. */
export const told = (said: Said): string =>
  typeof said === 'string' ? t(said) : t(said.text, said.values)

/** An English text needs no catalog as long as its values only stand in it. */
const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** Shows texts in a language from now on; what its catalog lacks, in English. */
export const speak = (language: Language, catalog: Readonly<Record<string, string>>): void =>
  catalogs.loadAndActivate({ locale: language, messages: { ...english, ...catalog } })
