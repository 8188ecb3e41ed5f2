import { Assembler } from './assemble.ts'
import { decode } from './decode.ts'
import { ISA_LENGTH, type IsaShape, findIsa, readIsaShape } from './delimiters.ts'
import type { EnvelopeCode } from './envelope-checks.ts'
import { type Finding, note, problem } from './finding.ts'
import type { Interchange, X12File } from './interchange.ts'
import { cutInterchange, skipBlanks } from './token.ts'

/**
 * Reads a file of any X12 transaction sets. Each interchange has its own delimiters; a byte-order
 * mark, leading blanks, line breaks and a missing last terminator do no harm. Never throws: whatever
 * is wrong is told in `findings`, and what could be read is there.
 */
export function readX12(input: Uint8Array | string): X12File {
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
    const cut = cutInterchange(text, start, shape.delimiters, position)
    if (cut.wrapped) {
      findings.push(note('wrapped', 'Line breaks stood inside segments.', position + 1))
    }
    const [isa, ...following] = cut.segments
    if (!isa) break
    const assembler = new Assembler(text, cut.end, findings)
    interchanges.push(assembler.assemble(isa, following, shape.delimiters))
    position += cut.segments.length
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
