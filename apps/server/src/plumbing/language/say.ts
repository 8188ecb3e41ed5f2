import { type Language, languages, localeOf } from '@homeward/domain/language/languages'
import type { Said } from '@homeward/domain/language/sentence'
import server from '@homeward/languages/es/server.json' with { type: 'json' }
import shared from '@homeward/languages/es/shared.json' with { type: 'json' }
import { type I18n, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

/** What each language has in place of the English texts, which are the keys. */
const catalogs: Record<Language, Readonly<Record<string, string>>> = {
  en: {},
  es: { ...shared, ...server },
}

const speakers = new Map<Language, I18n>(
  languages.map((language) => [
    language,
    setupI18n({
      locale: language,
      locales: localeOf[language],
      messages: { [language]: { ...catalogs[language] } },
    }).setMessagesCompiler(compileMessage),
  ]),
)

/** What the product says, in a language; in English where the catalog of the language has nothing. */
export function say(language: Language, said: Said): string {
  const { text, values } = typeof said === 'string' ? { text: said } : said
  // A text without values may have braces of its own.
  if (values === undefined && !Object.hasOwn(catalogs[language], text)) return text
  return speakers.get(language)?._(text, values) ?? text
}
