import { type Delimiters, readIsaShape } from './delimiters.ts'

export interface Segment {
  readonly id: string
  /** `elements[0]` is the id, so that `elements[2]` is what the guides call element 02. */
  readonly elements: readonly string[]
  /** Number of the segment in the file, counted from 1. */
  readonly position: number
  /** Where the segment starts in the text of the file. */
  readonly offset: number
  /** The segment as it arrived, without its terminator and without line breaks. */
  readonly text: string
}

interface CutEnd {
  readonly count: number
  /** Where reading stopped: behind IEA, before the next ISA, or the end of the text. */
  readonly end: number
  /** Whether line breaks stood inside segments (files wrapped at a fixed column). */
  readonly wrapped: boolean
}

/** The element with the guide's number, '' when the segment is shorter. */
export const element = (segment: Segment, number: number): string => segment.elements[number] ?? ''

/** The parts of a composite element, e.g. `HC:T1019:U1`. */
export const components = (value: string, delimiters: Delimiters): string[] =>
  value.split(delimiters.component)

/**
 * Cuts one interchange into segments, one at a time, from the ISA at `start` to its IEA. Empty segments are dropped;
 * blanks and line breaks around segments do not matter; the last terminator may be missing.
 */
export function* cutInterchange(
  text: string,
  start: number,
  delimiters: Delimiters,
  positionBefore: number,
): Generator<Segment, CutEnd, undefined> {
  let count = 0
  let wrapped = false
  let at = skipBlanks(text, start)
  while (at < text.length) {
    const terminator = text.indexOf(delimiters.segment, at)
    let stop = terminator === -1 ? text.length : terminator
    let raw = text.slice(at, stop)
    if (count > 0 && raw.startsWith('ISA') && readIsaShape(text, at)) break
    if (raw.startsWith('IEA')) {
      const runOn = raw.search(/[\r\n]\s*ISA[^A-Za-z0-9\s]/)
      if (runOn !== -1) {
        stop = at + runOn
        raw = raw.slice(0, runOn)
      }
    }
    if (raw.includes('\n') || raw.includes('\r')) {
      const trimmed = raw.trimEnd()
      wrapped ||= /[\r\n]/.test(trimmed)
      raw = trimmed.replace(/[\r\n]+/g, '')
    }
    if (raw !== '') {
      const elements = raw.split(delimiters.element)
      const id = elements[0] ?? ''
      count += 1
      yield { id, elements, position: positionBefore + count, offset: at, text: raw }
      if (id === 'IEA') return { count, end: skipEmpty(text, stop, delimiters), wrapped }
    }
    at = skipBlanks(text, stop + 1)
  }
  return { count, end: Math.min(at, text.length), wrapped }
}

/** Moves over blanks, control characters and byte-order marks. */
export function skipBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && isBlank(text.charCodeAt(at))) at += 1
  return at
}

function skipEmpty(text: string, from: number, delimiters: Delimiters): number {
  let at = from
  while (text.startsWith(delimiters.segment, at)) at = skipBlanks(text, at + 1)
  return at
}

const isBlank = (code: number): boolean => code <= 32 || code === 0xfeff || code === 0xa0
