import { expect, test } from 'vitest'
import type { Delimiters } from './delimiters.ts'
import { readX12 } from './read.ts'
import { interchange, isa, usualDelimiters } from './testing/envelope.ts'

const body = ['BPR*I*0*C*NON', 'TRN*1*A*B']
const good = interchange([body])
const codes = (input: string | Uint8Array) => readX12(input).findings.map(({ code }) => code)
const ids = (input: string | Uint8Array) =>
  readX12(input)
    .interchanges.flatMap(({ groups }) => groups)
    .flatMap(({ transactions }) => transactions)
    .map(({ segments }) => segments.map(({ id }) => id).join(' '))

test('a good file is read without findings', () => {
  const file = readX12(good)
  expect(file.findings).toEqual([])
  const [first] = file.interchanges
  expect(first).toMatchObject({
    delimiters: usualDelimiters,
    control: '000000001',
    sender: 'PAYER',
    receiver: 'AGENCY',
    usage: 'T',
    version: '00501',
  })
  const [transaction] = first?.groups[0]?.transactions ?? []
  expect(transaction).toMatchObject({ setId: '835', control: '0001', version: '005010X221A1' })
  expect(transaction?.text).toBe('ST*835*0001~BPR*I*0*C*NON~TRN*1*A*B~SE*4*0001~')
  expect(transaction?.segments.map(({ position }) => position)).toEqual([3, 4, 5, 6])
  expect(transaction?.segments[1]?.elements).toEqual(['BPR', 'I', '0', 'C', 'NON'])
})

const odd: Delimiters = { element: '|', component: '>', repetition: '!', segment: '\n' }

test.each<[string, string | Uint8Array]>([
  ['bytes', new TextEncoder().encode(good)],
  ['a byte-order mark', `\uFEFF${good}`],
  ['bytes with a byte-order mark', new Uint8Array([0xef, 0xbb, 0xbf, ...Buffer.from(good)])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from(good, 'utf16le')])],
  ['leading blanks', `\r\n \t${good}`],
  ['line breaks behind terminators', interchange([body], { between: '\r\n' })],
  ['empty lines and blanks between segments', interchange([body], { between: '\n\n  ' })],
  ['a missing last terminator', good.slice(0, -1)],
  ['a missing last terminator and a line break', `${good.slice(0, -1)}\r\n`],
  ['empty segments', good.replaceAll('~', '~~')],
  ['line feed as terminator', interchange([body], { delimiters: odd })],
  ['CR LF as terminator', interchange([body], { delimiters: odd }).replaceAll('\n', '\r\n')],
  ['a control character at the end', `${good}\u001A\0`],
])('%s does no harm', (_, input) => {
  expect(codes(input)).toEqual([])
  expect(ids(input)).toEqual(['ST BPR TRN SE'])
})

test('each interchange has its own delimiters', () => {
  const text = [
    interchange([body], { control: '1' }).slice(0, -1),
    interchange([body, body], { control: '2', delimiters: odd }),
    interchange([body], { control: '3', delimiters: { ...usualDelimiters, segment: '\u001D' } }),
  ].join('\r\n')
  expect(codes(text)).toEqual([])
  expect(readX12(text).interchanges.map(({ control }) => control)).toEqual([
    '000000001',
    '000000002',
    '000000003',
  ])
  expect(ids(text)).toHaveLength(4)
})

test('a file wrapped at 80 columns is read and noted', () => {
  const wrapped = good.replace(/.{80}/g, '$&\r\n')
  expect(codes(wrapped)).toEqual(['wrapped'])
  expect(ids(wrapped)).toEqual(['ST BPR TRN SE'])
})

test('bytes that are not UTF-8 are Latin letters', () => {
  const bytes = Buffer.from(interchange([['N1*PR*JOSÉ']]), 'latin1')
  const [st] = readX12(bytes).interchanges[0]?.groups[0]?.transactions ?? []
  expect(st?.segments[1]?.text).toBe('N1*PR*JOSÉ')
})

test.each([
  ['no ISA', 'hello', ['text_outside_interchange', 'no_interchange']],
  ['nothing', '', ['no_interchange']],
  ['a cut ISA', 'ISA*00*  ', ['text_outside_interchange', 'no_interchange']],
  ['text before ISA', `Scenario 1\n${good}`, ['text_outside_interchange']],
  ['text behind IEA', `${good}bye`, ['text_outside_interchange']],
  ['a short ISA', good.replace('PAYER    ', 'PAYER   '), ['isa_length']],
  ['ISA13 and IEA02 differ', good.replace('IEA*1*000000001', 'IEA*1*2'), ['control_mismatch']],
  ['GS06 and GE02 differ', good.replace('GE*1*1', 'GE*1*2'), ['control_mismatch']],
  ['ST02 and SE02 differ', good.replace('SE*4*0001', 'SE*4*1'), ['control_mismatch']],
  ['SE01 miscounts', good.replace('SE*4', 'SE*5'), ['count_mismatch']],
  ['SE01 is empty', good.replace('SE*4', 'SE*'), ['count_mismatch']],
  ['GE01 miscounts', good.replace('GE*1', 'GE*2'), ['count_mismatch']],
  ['IEA01 miscounts', good.replace('IEA*1', 'IEA*0'), ['count_mismatch']],
  ['IEA is missing', good.replace(/IEA.*/, ''), ['missing_iea']],
  ['GE is missing', good.replace(/GE\*[^~]*~/, ''), ['missing_ge']],
  ['SE is missing', good.replace(/SE\*[^~]*~/, ''), ['missing_se']],
  ['GS is missing', good.replace(/GS\*[^~]*~/, ''), ['missing_gs', 'control_mismatch']],
  [
    'SE without ST',
    good.replace(/~ST[^~]*/, ''),
    [
      'segment_outside_transaction',
      'segment_outside_transaction',
      'unopened_trailer',
      'count_mismatch',
    ],
  ],
  ['GE twice', good.replace('~IEA', '~GE*1*1~IEA'), ['unopened_trailer']],
  ['a cut file', good.slice(0, 180), ['missing_se', 'missing_ge', 'missing_iea']],
  ['a second ISA before IEA', good.replace(/IEA.*/, '') + good, ['missing_iea']],
])('%s is reported', (_, text, expected) => {
  expect(codes(text)).toEqual(expected)
})

test('leading zeros do not make interchange and group numbers differ', () => {
  expect(codes(good.replace('IEA*1*000000001', 'IEA*1*1').replace('GE*1*1', 'GE*1*0001'))).toEqual(
    [],
  )
})

test('what is wrong is kept, not dropped', () => {
  expect(ids(good.replace(/SE\*[^~]*~/, ''))).toEqual(['ST BPR TRN'])
  expect(ids(good.replace(/GS\*[^~]*~/, ''))).toEqual(['ST BPR TRN SE'])
})

test('TA1 stands in the interchange', () => {
  const text = `${isa('1')}TA1*000000009*260131*1200*A*000~IEA*0*000000001~`
  expect(codes(text)).toEqual([])
  expect(readX12(text).interchanges[0]?.segments.map(({ id }) => id)).toEqual(['TA1'])
})
