import { Assembler } from './assemble.ts'
import { decode } from './decode.ts'
import { ISA_LENGTH, type IsaShape, findIsa, readIsaShape } from './delimiters.ts'
import type { EnvelopeCode } from './envelope-checks.ts'
import { type Finding, note, problem } from './finding.ts'
import type { Interchange, OpenTransaction, X12File } from './interchange.ts'
import { type Segment, cutInterchange, skipBlanks } from './token.ts'

/**
 * Reads a file of any X12 transaction sets. Each interchange has its own delimiters; a byte-order
 * mark, leading blanks, line breaks and a missing last terminator do no harm. Never throws: whatever
 * is wrong is told in `findings`, and what could be read is there.
 */
export function readX12(input: Uint8Array | string): X12File {
  const walk = walkX12(input, { keeps: true })
  for (;;) {
    const step = walk.next()
    if (step.done) return step.value
  }
}

/** A segment, and the transaction that it belongs to. */
interface Step {
  readonly segment: Segment
  readonly transaction: OpenTransaction | null
}

/**
 * Reads a file segment by segment, for files that are too large to be held as objects. What it returns at the end
 * has the segments of the transactions only if it `keeps` them.
 */
export function* walkX12(
  input: Uint8Array | string,
  { keeps }: { keeps: boolean },
): Generator<Step, X12File, undefined> {
  const findings: Finding<EnvelopeCode>[] = []
  const interchanges: Interchange[] = []
  const text = decode(input)
  if (text === null) {
    findings.push(problem('too_large', 'The file is too large to be read at once.', null))
    return { interchanges, findings }
  }
  let position = 0
  let at = skipBlanks(text, 0)
  while (at < text.length) {
    const start = findIsa(text, at)
    const shape = start === -1 ? null : readIsaShape(text, start)
    if (start !== at) reportOutside(text.slice(at, start === -1 ? text.length : start), findings)
    if (!shape) break
    reportLength(shape, position + 1, findings)
    const before = findings.length
    const cutting = cutInterchange(text, start, shape.delimiters, position)
    const first = cutting.next()
    if (first.done) break
    const { delimiters } = shape
    const assembler = new Assembler(text, first.value, { delimiters, findings, keeps })
    yield { segment: first.value, transaction: null }
    let step = cutting.next()
    while (!step.done) {
      const segment = step.value
      const open = assembler.transaction
      assembler.take(segment)
      yield { segment, transaction: segment.id === 'SE' ? open : assembler.transaction }
      step = cutting.next()
    }
    const cut = step.value
    interchanges.push(assembler.close(cut.end))
    if (cut.wrapped) {
      const wrapped = note('wrapped', 'Line breaks stood inside segments.', position + 1)
      findings.splice(before, 0, wrapped)
    }
    position += cut.count
    at = skipBlanks(text, cut.end)
  }
  if (interchanges.length === 0) {
    findings.push(problem('no_interchange', 'There is no readable ISA in this file.', null))
  }
  return { interchanges, findings }
}

function reportLength(shape: IsaShape, position: number, findings: Finding<EnvelopeCode>[]): void {
  if (shape.length === ISA_LENGTH) return
  const sentence = `The ISA segment has ${shape.length} characters instead of ${ISA_LENGTH}.`
  findings.push(note('isa_length', sentence, position))
}

function reportOutside(outside: string, findings: Finding<EnvelopeCode>[]): void {
  const shown = outside.trim().replace(/\s+/g, ' ').slice(0, 40)
  const sentence = `${outside.length} characters outside every interchange were not read: "${shown}".`
  findings.push(problem('text_outside_interchange', sentence, null))
}
