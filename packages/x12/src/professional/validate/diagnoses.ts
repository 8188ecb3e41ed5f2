import type { Delimiters } from '../../delimiters.ts'
import { type Segment, components } from '../../token.ts'
import { forms, limits } from '../forms.ts'
import type { ReportRule } from './rules.ts'
import type { Loop } from './tree.ts'

/** HI segments that say something else: anesthesia procedures and conditions. */
const others = ['BP', 'BO', 'BG']

/** Checks the diagnoses of a claim and returns how many there are. */
export function checkDiagnoses(
  loop: Loop,
  clm: Segment,
  delimiters: Delimiters,
  report: ReportRule,
): number {
  const found = loop.segments
    .filter(({ id }) => id === 'HI')
    .flatMap((hi) => hi.elements.slice(1).map((each) => components(each, delimiters)))
    .filter(([qualifier = '']) => !others.includes(qualifier))
  if (found.length === 0) report('diagnosis_missing', 'The claim has no diagnosis (HI).', clm)
  if (found.length > limits.diagnoses) {
    report('diagnosis_count', `The claim has ${found.length} diagnoses; 12 may be sent.`, clm)
  }
  found.forEach(([qualifier = '', code = ''], index) => {
    const expected = index === 0 ? 'ABK' : 'ABF'
    if (qualifier === expected && forms.diagnosis(code)) return
    const sentence = `Diagnosis ${index + 1} is not ${expected} with an ICD-10 code without dot: "${qualifier} ${code}".`
    report('diagnosis_form', sentence, clm)
  })
  if (new Set(found.map(([, code]) => code)).size < found.length) {
    report('diagnosis_repeated', 'The claim names one diagnosis twice.', clm)
  }
  return found.length
}
