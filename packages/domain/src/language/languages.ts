/** The languages of the product. Each but English has a catalog on the server and in the web app. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

/** How dates and numbers are written: as people in the United States write them in their language. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/**
 * The language of somebody who asks for these, the dearest first: `Accept-Language` of a request, or the
 * languages of a browser. English where none of ours is among them.
 */
export const languageAsked = (asked: string | readonly string[] | undefined): Language =>
  (typeof asked === 'string' ? dearestFirst(asked) : (asked ?? []))
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find(isLanguage) ?? 'en'

/** The language that is kept of a person; English where none is. */
export const languageOf = (kept: string | null): Language => (isLanguage(kept) ? kept : 'en')

export const isLanguage = (text: unknown): text is Language =>
  languages.some((language) => language === text)

/** The tags of a header such as `es-MX,es;q=0.9,en;q=0.8`. */
const dearestFirst = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().split(/;\s*q=/)
      return { tag, weight: weight === '' ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
