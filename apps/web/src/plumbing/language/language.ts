import {
  isLanguage,
  type Language,
  languageAsked,
  localeOf,
} from '@homeward/domain/language/languages'
import { useSyncExternalStore } from 'react'
import { prefer, preferences } from '../preferences.ts'
import { watchers } from '../watchers.ts'
import { speak } from './translate.ts'

let current: Language = 'en'
const { watch, tell } = watchers()

/** The language of this screen. */
export const language = (): Language => current

/** How this screen writes dates and numbers. */
export const locale = (): string => localeOf[current]

/** The catalogs, each of which is loaded where somebody reads it. English is in the texts themselves. */
const catalogOf: Record<Language, () => Promise<{ catalog: Readonly<Record<string, string>> }>> = {
  en: async () => ({ catalog: {} }),
  es: () => import('./es.ts'),
}

/** Shows everything in a language; where its catalog cannot be loaded, all stays as it is. */
export const showIn = async (next: Language): Promise<void> => {
  const { catalog } = await catalogOf[next]()
  speak(next, catalog)
  current = next
  document.documentElement.lang = next
  tell()
}

/** The language that somebody chose since this page was opened, and with which they then sign in. */
let chosen: Language | undefined

/** The same, as somebody chose it on this device. */
export const chooseLanguage = async (next: Language): Promise<void> => {
  await showIn(next)
  prefer({ language: next })
  chosen = next
}

/** What was chosen on the way to signing in; asked once, as the next person may choose anew. */
export const takeChoice = (): Language | undefined => {
  const taken = chosen
  chosen = undefined
  return taken
}

/** Goes on in the language of the person who is signed in, and keeps it on the device. */
export const followLanguage = async (kept: Language | null): Promise<void> => {
  if (kept === null) return
  if (kept !== current) await showIn(kept).catch(() => undefined)
  if (kept !== preferences().language) prefer({ language: kept })
}

/** Begins in the language of this device: as chosen before, else as the browser asks for. */
export const startLanguage = async (): Promise<void> => {
  const { language: chosen } = preferences()
  const first = isLanguage(chosen) ? chosen : languageAsked(navigator.languages)
  await showIn(first).catch(() => undefined)
}

export const useLanguage = (): Language => useSyncExternalStore(watch, language)
