import type { Delimiters } from '../../delimiters.ts'
import type { Segment } from '../../token.ts'
import type { ReportRule } from './rules.ts'

// X12 basic and extended character sets.
const outside = /[^A-Za-z0-9 !"&'()*+,\-./:;?=%~@[\]_{}\\|<>#$^]/

/** Small letters, foreign characters, and empty elements at the end of a segment. */
export function checkCharacters(
  segments: readonly Segment[],
  delimiters: Delimiters,
  report: ReportRule,
): void {
  for (const segment of segments) {
    const shown = `"${segment.text.slice(0, 60)}"`
    if (segment.text.endsWith(delimiters.element)) {
      report('trailing_element', `The segment ends with an empty element: ${shown}`, segment)
    }
    if (segment.elements.some((each) => each.endsWith(delimiters.component))) {
      report('trailing_component', `A composite ends with an empty component: ${shown}`, segment)
    }
    if (/[a-z]/.test(segment.text)) {
      report('lower_case', `There are small letters: ${shown}`, segment)
    }
    if (segment.elements.some((each) => outside.test(each.replaceAll(delimiters.component, '')))) {
      report('character', `There are characters outside the X12 set: ${shown}`, segment)
    }
  }
}
