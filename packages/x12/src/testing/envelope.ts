import type { Delimiters } from '../delimiters.ts'

export const usualDelimiters: Delimiters = {
  element: '*',
  component: ':',
  repetition: '^',
  segment: '~',
}

/** An ISA segment of 106 characters, terminator included. */
export const isa = (control: string, delimiters = usualDelimiters): string =>
  [
    'ISA',
    '00',
    ' '.repeat(10),
    '00',
    ' '.repeat(10),
    'ZZ',
    'PAYER'.padEnd(15),
    'ZZ',
    'AGENCY'.padEnd(15),
    '260131',
    '1200',
    delimiters.repetition ?? 'U',
    '00501',
    control.padStart(9, '0'),
    '0',
    'T',
    delimiters.component,
  ].join(delimiters.element) + delimiters.segment

/**
 * Wraps the bodies of transactions (without ST and SE, written with the usual delimiters) into one
 * interchange with right counts, and puts other delimiters in when asked to.
 */
export function interchange(
  bodies: readonly (readonly string[])[],
  options: {
    control?: string
    setId?: string
    delimiters?: Delimiters
    between?: string
  } = {},
): string {
  const { control = '1', setId = '835', delimiters = usualDelimiters, between = '' } = options
  const transactions = bodies.flatMap((body, index) => [
    `ST*${setId}*${String(index + 1).padStart(4, '0')}`,
    ...body,
    `SE*${body.length + 2}*${String(index + 1).padStart(4, '0')}`,
  ])
  const segments = [
    `GS*HP*PAYER*AGENCY*20260131*1200*${control}*X*005010X221A1`,
    ...transactions,
    `GE*${bodies.length}*${control}`,
    `IEA*1*${control.padStart(9, '0')}`,
  ]
  const written = segments.map(
    (segment) =>
      segment.replace(/[*:]/g, (found) =>
        found === '*' ? delimiters.element : delimiters.component,
      ) + delimiters.segment,
  )
  return [isa(control, delimiters), ...written].join(between)
}
