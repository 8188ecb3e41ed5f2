import type { Delimiters } from './delimiters.ts'

/** An element: text, a composite of several, or nothing. */
type Element = string | readonly string[] | undefined

/** Collects segments, keeping delimiters out of the data and empty elements off the end. */
export class SegmentWriter {
  readonly segments: string[] = []
  readonly #delimiters: Delimiters
  readonly #clean: (text: string) => string

  /** `clean` makes data fit the character set; what it returns must hold no delimiter. */
  constructor(delimiters: Delimiters, clean: (text: string) => string) {
    this.#delimiters = delimiters
    this.#clean = clean
  }

  add(id: string, ...elements: readonly Element[]): void {
    const { element } = this.#delimiters
    this.segments.push([id, ...trimmed(elements.map((each) => this.#write(each)))].join(element))
  }

  /** All segments from the given one on, terminated, without line breaks. */
  text(from = 0): string {
    const { segment } = this.#delimiters
    return this.segments
      .slice(from)
      .map((each) => each + segment)
      .join('')
  }

  #write(element: Element): string {
    if (element === undefined) return ''
    if (typeof element === 'string') return this.#clean(element)
    return trimmed(element.map(this.#clean)).join(this.#delimiters.component)
  }
}

function trimmed(values: readonly string[]): string[] {
  const last = values.findLastIndex((value) => value !== '')
  return values.slice(0, last + 1)
}
