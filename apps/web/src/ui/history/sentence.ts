import { actPhrases } from '@homeward/contract/act-phrases'
import { fieldWords, labelWords } from '../../plumbing/names/label-words.ts'
import { nothing, valueWords } from '../text/value-words.ts'
import type { Act, Event } from './acts.ts'
import { actorWords, type Changes, isHidden, type Wording, wordsOf } from './change-words.ts'
import { spanWords } from './span-words.ts'

/**
 * An act as a sentence that a person would say: who, what, and why. "Priya Raman approved the visit and
 * corrected check-out from 10:45 to 10:50 AM: client asked to stay".
 */
export const sentenceOf = ({ actor, events }: Act, wording: Wording): string => {
  const phrases = [...new Set(events.flatMap((event) => phrasesOf(event, wording)))]
  const reasons = [...new Set(events.flatMap(({ changes }) => reasonsOf(changes, wording)))]
  const why = reasons.length > 0 ? `: ${reasons.join(', ')}` : ''
  return `${actorWords(actor)} ${listed(phrases)}${why}`
}

/** What one event did: in the record's own words, as a change of its fields, or by the name of the act. */
const phrasesOf = ({ action, record_type, changes }: Event, wording: Wording): string[] => {
  const said = wording.describe?.(changes)
  if (said !== undefined) return [said]
  const phrase = phraseOf(action, record_type)
  if (/\.(updated|changed|marked)$/.test(action)) {
    const changed = changedWords(changes, wording)
    return changed.length > 0 ? changed : [phrase]
  }
  return [phrase, ...corrections(changes, wording)]
}

const isKnown = (action: string): action is keyof typeof actPhrases =>
  Object.hasOwn(actPhrases, action)

/** An act that is not known here, as of a newer server, is told by its name. */
const phraseOf = (action: string, type: string): string => {
  if (isKnown(action)) return actPhrases[action]
  const name = labelWords(action.replace(`${type}.`, '').replaceAll('.', ' ')).toLowerCase()
  const record = labelWords(type).toLowerCase()
  return /^\w+ed$/.test(name) ? `${name} the ${record}` : `updated the ${record} (${name})`
}

/** The values that were recorded before and now stand otherwise, where the record says which those are. */
const corrections = (changes: Changes, wording: Wording): string[] =>
  Object.entries(changes).flatMap(([field, { before, after }]) => {
    if (!Object.hasOwn(wording.was ?? {}, field)) return []
    const was = before ?? wording.was?.[field]
    if (isBlank(after) || wordsOf(field, was, wording) === wordsOf(field, after, wording)) return []
    const verb = isBlank(was) ? 'entered' : 'corrected'
    return [`${verb} ${changeWords(field, was, after, wording)}`]
  })

const isReason = (field: string): boolean => /(^|_)(reason|note)$/.test(field)

/** At most so many changed fields are told with their values; more are told by their names. */
const mostValues = 2

const changedWords = (changes: Changes, wording: Wording): string[] => {
  const shown = Object.entries(changes).filter(
    ([field, { before, after }]) =>
      !isReason(field) && !isHidden(field, [before, after], wording) && !isSame(before, after),
  )
  if (shown.length > mostValues) {
    const names = shown.slice(0, mostValues).map(([field]) => nameOf(field))
    const rest = shown.length - mostValues
    return [`changed ${names.join(', ')} and ${rest} other ${rest === 1 ? 'field' : 'fields'}`]
  }
  return shown.map(([field, { before, after }]) => changeWords(field, before, after, wording, true))
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

const isSame = (before: unknown, after: unknown): boolean =>
  (isBlank(before) && isBlank(after)) || JSON.stringify(before) === JSON.stringify(after)

/** Longer values, masked ones and such as say nothing to a person are left to the details. */
const isTellable = (words: string | undefined): words is string =>
  words !== undefined && words.length <= 40 && !/[•*]{2}|entr(y|ies)$/.test(words)

/** "nickname from Rosie to Rose"; with its verb "changed nickname …", "set …" or "cleared …". */
const changeWords = (
  field: string,
  before: unknown,
  after: unknown,
  wording: Wording,
  withVerb = false,
): string => {
  const name = nameOf(field)
  const verb = (word: string): string => (withVerb ? `${word} ` : '')
  if (isBlank(after)) return `${verb('cleared')}${name}`
  const [from, to] = [before, after].map((value) => wordsOf(field, value, wording))
  const span = spanWords(before, after, wording.zone)
  if (span !== undefined) return `${verb('changed')}${name} ${span}`
  if (!isTellable(to) || !isTellable(from) || from === to) return `${verb('changed')}${name}`
  return from === nothing
    ? `${verb('set')}${name} ${withVerb ? 'to' : 'as'} ${to}`
    : `${verb('changed')}${name} from ${from} to ${to}`
}

/** A field within a sentence: "check-out", "NPI". */
const nameOf = (field: string): string => {
  const words = fieldWords(field.replace(/^reviewed_/, ''))
  return /^[A-Z][A-Z]/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}

/** Why it was done, as it was typed or chosen; "other" says nothing beside its note. */
const reasonsOf = (changes: Changes, { zone, labels }: Wording): string[] =>
  Object.entries(changes).flatMap(([field, { after }]) => {
    if (!isReason(field) || typeof after !== 'string' || after === '' || after === 'other')
      return []
    const words = labels?.[field]?.[after]
    if (words !== undefined) return [words.charAt(0).toLowerCase() + words.slice(1)]
    return /^[a-z]+(_[a-z]+)+$/.test(after)
      ? [(valueWords(field, after, zone) ?? after).toLowerCase()]
      : [after.replace(/\.$/, '')]
  })

const listed = (phrases: readonly string[]): string =>
  phrases.length < 2
    ? phrases.join('')
    : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1) ?? ''}`
