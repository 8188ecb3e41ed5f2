import type { Transaction } from '../interchange.ts'
import { type Segment, element } from '../token.ts'
import type { GroupAnswer, SyntaxError, TransactionAnswer } from './types.ts'

/** IK304 in our words. */
const segmentErrors: Readonly<Record<string, string>> = {
  '1': 'is not known',
  '2': 'is not expected here',
  '3': 'is missing',
  '4': 'is in a loop that stands too often',
  '5': 'stands too often',
  '6': 'is not part of this kind of file',
  '7': 'is in the wrong order',
  '8': 'has an element that is not right',
  I4: 'is missing',
  I6: 'is not allowed here',
  I7: 'must not be used',
}

/** IK403 in our words. */
const elementErrors: Readonly<Record<string, string>> = {
  '1': 'is missing',
  '2': 'is missing because another one is there',
  '3': 'is one too many',
  '4': 'is too short',
  '5': 'is too long',
  '6': 'has a character that is not allowed',
  '7': 'has a code that is not allowed',
  '8': 'is no date',
  '9': 'is no time',
  '10': 'must not be used',
  I6: 'has a code that is not allowed',
  I9: 'is missing',
  I10: 'must not be used',
  I11: 'stands too often',
  I12: 'does not fit the pattern',
}

const accepts = (code: string): boolean => code === 'A' || code === 'E'

/** Reads a 999: what was wrong in which transaction, at which segment. */
export function readGroupAnswer({ segments }: Transaction): GroupAnswer {
  const find = (id: string) => segments.find((segment) => segment.id === id)
  const ak1 = find('AK1')
  const ak9 = find('AK9')
  const transactions: TransactionAnswer[] = []
  let errors: SyntaxError[] = []
  let at: Segment | null = null
  for (const segment of segments) {
    if (segment.id === 'AK2') {
      errors = []
      transactions.push({ control: element(segment, 2), accepted: true, errors })
    } else if (segment.id === 'IK3') {
      at = segment
      errors.push({ position: positionOf(segment), sentence: segmentWords(segment) })
    } else if (segment.id === 'IK4' && at) {
      // The element says more than its segment.
      if (errors.at(-1)?.sentence === segmentWords(at)) errors.pop()
      errors.push({ position: positionOf(at), sentence: elementWords(at, segment) })
    } else if (segment.id === 'IK5') {
      const last = transactions.pop()
      if (last) transactions.push({ ...last, accepted: accepts(element(segment, 1)) })
    }
  }
  return {
    kind: '999',
    control: ak1 ? element(ak1, 2).replace(/^0+(?=\d)/, '') : '',
    accepted: ak9 ? accepts(element(ak9, 1)) : transactions.every(({ accepted }) => accepted),
    transactions,
  }
}

const positionOf = (segment: Segment): number | null => Number(element(segment, 2)) || null

const segmentWords = (segment: Segment): string => {
  const code = element(segment, 4)
  return `Segment ${element(segment, 1)} ${segmentErrors[code] ?? `is not right (code ${code})`}.`
}

const elementWords = (at: Segment, segment: Segment): string => {
  const code = element(segment, 3)
  const number = (element(segment, 1).split(/\D/)[0] ?? '').padStart(2, '0')
  const bad = element(segment, 4)
  const said = elementErrors[code] ?? `is not right (code ${code})`
  return `${element(at, 1)}${number} ${said}${bad ? `: "${bad}"` : ''}.`
}
