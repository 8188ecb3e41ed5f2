import { type Language, localeOf } from '@homeward/domain/language/languages'
import type { Said } from '@homeward/domain/language/sentence'
import { say } from '../../../plumbing/language/say.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '')

const spoken = (language: Language, said: readonly Said[]): string =>
  said
    .map((one) => `<Say language="${localeOf[language]}">${escaped(say(language, one))}</Say>`)
    .join('')

const response = (verbs: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${verbs}</Response>`

/** Says something and ends the call. */
export const hangUp = (language: Language, ...said: Said[]): string =>
  response(`${spoken(language, said)}<Hangup/>`)

/** Says something and takes digits: so many, or until the pound key. Silence is an answer as well. */
export const ask = (language: Language, digits: number | 'pound', ...said: Said[]): string => {
  const length = digits === 'pound' ? 'finishOnKey="#"' : `numDigits="${digits}"`
  return response(
    `<Gather input="dtmf" ${length} timeout="10" actionOnEmptyResult="true">${spoken(language, said)}</Gather>`,
  )
}
