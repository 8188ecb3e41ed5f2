/** The four characters that give an interchange its shape. */
export interface Delimiters {
  readonly element: string
  readonly component: string
  /** Separates repeated values; null in versions before 00402, where ISA11 means something else. */
  readonly repetition: string | null
  readonly segment: string
}

export interface IsaShape {
  readonly delimiters: Delimiters
  /** Characters of ISA, terminator included and line breaks left out; 106 by the standard. */
  readonly length: number
}

/** X12.5: the interchange header is fixed at 106 characters, terminator included. */
export const ISA_LENGTH = 106

// Sixteen elements of at most their fixed width, with room for bad padding and a hard line wrap.
const LONGEST_ISA = 180

/**
 * Reads the delimiters out of the ISA segment that starts at `start`. They are found by counting the
 * sixteen separators rather than by column, so that a header with wrong padding can still be read.
 * Null when there is no usable ISA there.
 */
export function readIsaShape(text: string, start: number): IsaShape | null {
  if (!text.startsWith('ISA', start)) return null
  const element = text.charAt(start + 3)
  if (!isDelimiter(element)) return null
  const ahead = text.slice(start, start + LONGEST_ISA)
  const last = sixteenth(ahead, element)
  if (last === -1) return null
  const wrapped = /[\r\n]/.test(ahead.slice(0, last))
  const componentAt = wrapped ? skipBreaks(ahead, last + 1) : last + 1
  const segmentAt = wrapped ? skipBreaks(ahead, componentAt + 1) : componentAt + 1
  const component = ahead.charAt(componentAt)
  const segment = ahead.charAt(segmentAt)
  if (!isDelimiter(component) || segment === '' || /[A-Za-z0-9 ]/.test(segment)) return null
  if (new Set([element, component, segment]).size < 3) return null
  const repetition = ahead.slice(0, last).split(element)[11]?.trim() ?? ''
  return {
    delimiters: {
      element,
      component,
      repetition: isDelimiter(repetition) ? repetition : null,
      segment,
    },
    length: ahead.slice(0, segmentAt).replace(/[\r\n]/g, '').length + 1,
  }
}

/** Where the next readable ISA begins, at or after `from`; -1 when there is none. */
export function findIsa(text: string, from: number): number {
  for (let at = text.indexOf('ISA', from); at !== -1; at = text.indexOf('ISA', at + 3)) {
    if (readIsaShape(text, at)) return at
  }
  return -1
}

const isDelimiter = (character: string): boolean =>
  character.length === 1 && !/[A-Za-z0-9\s]/.test(character)

function sixteenth(text: string, separator: string): number {
  let at = -1
  for (let count = 0; count < 16; count += 1) {
    at = text.indexOf(separator, at + 1)
    if (at === -1) return -1
  }
  return at
}

function skipBreaks(text: string, from: number): number {
  let at = from
  while (text.charAt(at) === '\r' || text.charAt(at) === '\n') at += 1
  return at
}
