import { expect, test } from 'vitest'
import { TODAY, aBatch, aClaim, aSubscriber } from '../../testing/batch.ts'
import { write837P } from '../write.ts'
import { type RuleCode, ruleCodes } from './rules.ts'
import { validate837P } from './validate.ts'

const batch = aBatch({
  subscribers: [
    aSubscriber({
      claims: [
        aClaim(),
        aClaim({ claimId: 'CLAIM-2', frequency: '7', originalClaimNumber: 'ICN9' }),
      ],
    }),
    aSubscriber({ memberId: 'MEM2', claims: [aClaim({ claimId: 'CLAIM-3' })] }),
  ],
})
const result = write837P(batch, TODAY)
const good = result.ok ? result.text : ''
const codes = (text: string) => validate837P(text, { today: TODAY }).map(({ code }) => code)

/** Changes one file and counts its segments anew, so that only the meant rule is broken. */
function broken(from: string | RegExp, to: string): string {
  const changed = good.replace(from, to)
  if (changed === good) throw new Error(`nothing was changed by ${String(from)}`)
  const segments = changed.split('~')
  const st = segments.findIndex((segment) => segment.startsWith('ST*'))
  const se = segments.findIndex((segment) => segment.startsWith('SE*'))
  return changed.replace(/~SE\*\d+/, `~SE*${se - st + 1}`)
}

test('a good file has no findings', () => {
  expect(good).not.toBe('')
  expect(validate837P(good, { today: TODAY })).toEqual([])
  expect(codes(good.replaceAll('~', '~\r\n'))).toEqual([])
})

const segment = (start: string) => new RegExp(`${start.replaceAll('*', '\\*')}[^~]*~`)

const mutations: [RuleCode, string | RegExp, string, RuleCode[]?][] = [
  ['not_837p', /005010X222A1/g, '005010X222A2'],
  ['not_837p', 'ST*837', 'ST*835'],
  ['isa_version', '*00501*', '*00401*'],
  ['isa_usage', '*0*T*:', '*0*X*:'],
  [
    'isa_padding',
    'AGENCY         *ZZ*CLEARING       *',
    'AGENCY        *ZZ*CLEARING        *',
    ['isa_padding', 'isa_padding'],
  ],
  ['isa_length', 'CLEARING       *', 'CLEARING      *', ['isa_length', 'isa_padding']],
  ['control_form', /000000042/g, '00000004A'],
  ['control_form', /0001(?=\*005|~GE)/g, '1'],
  ['control_form', /\*42(?=\*X|~IEA)/g, '*0'],
  ['control_mismatch', 'IEA*1*000000042', 'IEA*1*000000043'],
  ['control_mismatch', 'GE*1*42', 'GE*1*43'],
  ['control_mismatch', /(SE\*\d+)\*0001/, '$1*0002'],
  ['count_mismatch', 'GE*1', 'GE*2'],
  ['count_mismatch', 'IEA*1', 'IEA*2'],
  ['missing_iea', segment('IEA*'), ''],
  ['missing_ge', segment('GE*'), ''],
  ['group_function', 'GS*HC', 'GS*HP'],
  ['lower_case', 'N3*5 ELM', 'N3*5 Elm'],
  ['character', 'N3*5 ELM', 'N3*5 ÉLM'],
  ['trailing_element', 'N3*5 ELM ST~', 'N3*5 ELM ST*~'],
  ['trailing_component', 'HC:T1019:U1*', 'HC:T1019:U1:*'],
  ['blank_after_terminator', '~N3*5', '~ N3*5'],
  ['segment_missing', segment('NM1*40'), ''],
  ['segment_missing', segment('BHT'), ''],
  ['segment_missing', segment('PER'), ''],
  ['segment_missing', segment('REF*EI'), ''],
  ['segment_missing', segment('NM1*PR'), ''],
  ['segment_missing', segment('SV1'), '', ['segment_missing']],
  ['segment_order', 'REF*G1*AUTH77~HI*ABK:R269*ABF:I10~', 'HI*ABK:R269*ABF:I10~REF*G1*AUTH77~'],
  ['segment_order', 'NM1*40*2', 'NM1*40*2*X*****46*Y~NM1*40*2'],
  ['segment_unexpected', 'LX*1~', 'QQ*1~LX*1~'],
  ['attending_provider', 'LX*1~', 'NM1*71*1*ROE*ANN****XX*1234567893~LX*1~'],
  ['batch_header', '*CH~', '*XX~'],
  ['batch_header', 'BHT*0019', 'BHT*0018'],
  ['hl_number', 'HL*3*', 'HL*4*'],
  ['hl_parent', 'HL*3*1*', 'HL*3*2*', ['hl_child', 'hl_parent']],
  ['hl_child', 'HL*2*1*22*0', 'HL*2*1*22*1'],
  ['hl_child', 'HL*1**20*1', 'HL*1**20*0'],
  ['name_missing', 'GOOD HOME CARE*****XX', '*****XX'],
  ['name_missing', 'NM1*IL*1*DOE', 'NM1*IL*1*'],
  ['id_missing', '*****46*SUB1', ''],
  ['id_missing', 'MI*MEM1', 'ZZ*MEM1'],
  ['id_missing', '*****PI*MEDI1', ''],
  ['contact', '*TE*5185550100*EM*ANN@EXAMPLE.ORG', ''],
  ['address', 'N4*ALBANY*NY*12207~', 'N4*ALBANY*N*12207~'],
  ['address', 'N4*ALBANY*NY*12207~', 'N4*ALBANY*NY*1220~'],
  ['address', 'N3*5 ELM ST', 'N3**5 ELM ST'],
  ['npi', '1234567893', '1234567894'],
  ['provider_id', '*****XX*1234567893', ''],
  ['provider_id', 'LX*1~', 'NM1*82*1*ROE*ANN~LX*1~'],
  ['taxonomy', '253Z00000X', '253Z00000'],
  ['tax_id', 'EI*123456789', 'EI*12-3456789'],
  ['billing_zip', '122071234', '12207'],
  ['po_box', 'N3*1 MAIN ST', 'N3*PO BOX 12'],
  ['po_box', 'N3*1 MAIN ST', 'N3*1 MAIN ST*P.O. BOX 12'],
  ['subscriber_relation', 'SBR*P*18', 'SBR*P*01'],
  ['subscriber_relation', 'SBR*P*18', 'SBR*X*18'],
  ['filing_indicator', '*MC~', '*QQ~'],
  ['subscriber_address', 'N3*5 ELM ST~N4*ALBANY*NY*12207~', ''],
  ['subscriber_address', 'N3*5 ELM ST~', ''],
  ['subscriber_birth', segment('DMG'), ''],
  ['subscriber_birth', '19400506*F', '19400506*X'],
  ['claim_missing', /CLM\*CLAIM-3.*(?=SE\*)/, ''],
  ['claim_id', 'CLM*CLAIM-1*', 'CLM**'],
  ['claim_id', 'CLM*CLAIM-1*', 'CLM*CLAIM-1-THAT-IS-TOO-LONG*'],
  ['claim_repeated', 'CLAIM-3', 'CLAIM-1'],
  ['claim_total', 'CLM*CLAIM-1*156', 'CLM*CLAIM-1*156.01'],
  ['claim_total', 'CLM*CLAIM-1*156', 'CLM*CLAIM-1*A'],
  ['claim_total', 'SV1*HC:T1019:U1*78*', 'SV1*HC:T1019:U1*77*'],
  ['claim_place', '12:B:1', '1:B:1'],
  ['claim_place', '12:B:1', '12:A:1'],
  ['claim_frequency', '12:B:1', '12:B:6'],
  ['claim_signatures', '*Y*A*Y*Y', '*Y*A*Y'],
  ['original_claim', segment('REF*F8'), ''],
  ['original_claim', 'REF*F8*ICN9', 'REF*F8'],
  ['original_claim', '12:B:1', '12:B:8'],
  [
    'diagnosis_missing',
    segment('HI*'),
    '',
    ['diagnosis_missing', 'pointer_range', 'pointer_range', 'pointer_range'],
  ],
  [
    'diagnosis_count',
    'ABF:I10',
    `ABF:I10${Array.from({ length: 11 }, (_, n) => `*ABF:R${n + 10}`).join('')}`,
  ],
  ['diagnosis_form', 'ABK:R269', 'ABK:R26.9'],
  ['diagnosis_form', 'ABK:R269', 'BK:R269'],
  ['diagnosis_form', 'ABF:I10', 'ABK:I10'],
  ['diagnosis_repeated', 'ABF:I10', 'ABF:R269'],
  ['line_number', 'LX*2', 'LX*3'],
  ['line_procedure', 'HC:T1019', 'HC:T101'],
  ['line_procedure', 'HC:T1019', 'ZZ:T1019'],
  ['line_modifier', 'HC:T1019:U1', 'HC:T1019:U11'],
  ['line_modifier', 'HC:T1019:U1', 'HC:T1019:U1:U2:U3:U4:U5'],
  ['line_charge', 'U1*78*', 'U1*7X*'],
  ['line_charge', 'U1*78*', 'U1*-78*', ['claim_total', 'line_charge']],
  ['line_unit', '*UN*12', '*MJ*12'],
  ['line_units', '*UN*12', '*UN*0'],
  ['line_units', '*UN*12', '*UN*-1'],
  ['line_units', '*UN*12', '*UN*X'],
  ['pointer_missing', '*12***1~', '*12~'],
  ['pointer_missing', '*12***1~', '*12***1:2:1:2:1~'],
  ['pointer_range', '*12***1~', '*12***3~'],
  ['pointer_range', '*12***1~', '*12***A~'],
  ['line_date', 'DTP*472*D8*20260102~', ''],
  ['line_date', 'DTP*472*D8*20260102~', 'DTP*472*D8*20260102~DTP*472*D8*20260103~'],
  ['line_span', 'D8*20260102', 'RD8*20260102-20260105'],
  ['line_control', 'REF*6R*LINE2', 'REF*6R*LINE1'],
  ['line_control', 'REF*6R*LINE2', `REF*6R*${'L'.repeat(31)}`],
  ['date_form', 'D8*20260102', 'D8*20260132'],
  ['date_form', 'D8*19400506', 'D8*19401506'],
  ['date_future', 'D8*20260102', 'D8*20260202'],
  ['date_future', 'D8*19400506', 'D8*20400506'],
  ['date_future', 'BATCH42*20260201', 'BATCH42*20260202'],
]

test.each(mutations)('%s is found: %s -> %s', (code, from, to, all = [code]) => {
  expect(codes(broken(from, to))).toEqual(all)
})

test('counts that are wrong are found', () => {
  expect(codes(good.replace(/SE\*\d+/, 'SE*5'))).toEqual(['count_mismatch'])
})

test('a claim of 51 lines is found', () => {
  const line = (number: number) =>
    `LX*${number}~SV1*HC:T1019*1*UN*1***1~DTP*472*D8*20260102~REF*6R*X${number}~`
  const more = Array.from({ length: 49 }, (_, index) => line(index + 3)).join('')
  const text = broken('REF*6R*LINE2~', `REF*6R*LINE2~${more}`).replace('CLAIM-1*156', 'CLAIM-1*205')
  expect(codes(text)).toEqual(['line_count'])
})

test('control numbers must not repeat', () => {
  expect(codes(good + good)).toEqual(['control_repeated'])
  const [before = '', rest = ''] = good.split(/(?=GS\*)/)
  const group = rest.slice(0, rest.indexOf('IEA'))
  expect(codes(`${before}${group}${group}IEA*2*000000042~`)).toEqual(['control_repeated'])
})

test('every rule has a case here', () => {
  const tested = new Set<string>([
    ...mutations.map(([code]) => code),
    'line_count',
    'control_repeated',
  ])
  expect(Object.keys(ruleCodes).filter((code) => !tested.has(code))).toEqual([])
})

test('a span is good where the payer allows it', () => {
  const text = broken('D8*20260102', 'RD8*20260102-20260105')
  expect(validate837P(text, { today: TODAY, spans: true })).toEqual([])
})

test('a dependent is a patient of its own', () => {
  const dependent =
    'HL*4*3*23*0~PAT*19~NM1*QC*1*DOE*TED~N3*5 ELM ST~N4*ALBANY*NY*12207~DMG*D8*20100101*M~'
  const text = broken(/(HL\*3.*?)(CLM\*CLAIM-3)/, `$1${dependent}$2`).replace(
    'HL*3*1*22*0~SBR*P*18',
    'HL*3*1*22*1~SBR*P*',
  )
  expect(codes(text)).toEqual([])
})

test('anything can be checked', () => {
  expect(codes('')).toEqual(['no_interchange'])
  for (let length = 0; length < good.length; length += 7) {
    expect(codes(good.slice(0, length)).length).toBeGreaterThan(0)
  }
})
