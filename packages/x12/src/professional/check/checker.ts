import { isDay } from '../../dates.ts'
import type { Delimiters } from '../../delimiters.ts'
import { clean, survives } from '../clean.ts'

/** Something that keeps a batch from being written. */
export interface BatchProblem {
  /** Where in the batch, e.g. `subscribers[0].claims[1].lines[0].units`. */
  readonly path: string
  readonly sentence: string
}

/** Collects what is wrong with a batch, in words and with paths. */
export class Checker {
  readonly problems: BatchProblem[] = []
  readonly today: string
  readonly #delimiters: Delimiters

  constructor(delimiters: Delimiters, today: string) {
    this.#delimiters = delimiters
    this.today = today
  }

  report(path: string, sentence: string): void {
    this.problems.push({ path, sentence })
  }

  require(holds: boolean, path: string, sentence: string): void {
    if (!holds) this.report(path, sentence)
  }

  /** Text for people: must leave something when cleaned, and fit. */
  text(path: string, value: string, most: number): void {
    const length = clean(value, this.#delimiters).length
    this.require(length > 0, path, 'is empty')
    this.require(length <= most, path, `is longer than ${most} characters`)
  }

  /** As `text`, but nothing may be left of it. */
  optionalText(path: string, value: string | undefined, most: number): void {
    const length = clean(value ?? '', this.#delimiters).length
    this.require(length <= most, path, `is longer than ${most} characters`)
  }

  /** An id: goes out as it is but for upper case, so nothing in it may need cleaning. */
  id(path: string, value: string, most: number): void {
    this.text(path, value, most)
    const fits = survives(value, this.#delimiters)
    this.require(fits, path, `holds characters that cannot be sent: "${value}"`)
  }

  /** As `id`, but may be left out. */
  optionalId(path: string, value: string | undefined, most: number): void {
    if (value !== undefined && value !== '') this.id(path, value, most)
  }

  /** An id that comes back to us: must go out exactly as it is. */
  returnedId(path: string, value: string, most: number): void {
    this.id(path, value, most)
    const upper = value === value.toUpperCase()
    this.require(upper, path, 'holds small letters; it would come back as another id')
  }

  /** A day of the calendar, not after today. */
  pastDay(path: string, day: string): void {
    if (!isDay(day)) this.report(path, `is no date: "${day}"`)
    else this.require(day <= this.today, path, `is in the future: ${day}`)
  }
}
