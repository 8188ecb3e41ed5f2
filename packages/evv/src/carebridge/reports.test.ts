import { describe, expect, test } from 'vitest'
import { fileName, isResponseTo, reportOf } from './file.ts'
import { readErrors, readResponse, readStatus } from './reports.ts'

const lines = (...rows: string[]): string => rows.map((row) => `${row}\n`).join('')
const head = 'VendorName|FileName|TransactionID|ApptID|Status|ErrorCode|ErrorMessage'

describe('names', () => {
  test('two files of one moment have different names', () => {
    const named = { taxId: '561234567', sequence: 20261102160000 }
    expect(fileName({ ...named, digest: '0123abcdef' })).toBe(
      'APPOINTMENTS_561234567_20261102160000_0123ABCD.CSV',
    )
    expect(fileName({ ...named, digest: 'ffff' })).not.toBe(fileName({ ...named, digest: 'eeee' }))
  })

  test('a response is named after its file, also one that is left again', () => {
    expect(isResponseTo('A_1_RESPONSE.CSV', 'A_1.CSV')).toBe(true)
    expect(isResponseTo('A_1_RESPONSE_2.csv', 'A_1.CSV')).toBe(true)
    expect(isResponseTo('A_12_RESPONSE.CSV', 'A_1.CSV')).toBe(false)
    expect(isResponseTo('A_1_RESPONSE.CSV.part', 'A_1.CSV')).toBe(false)
  })

  test('reports of other agencies and of tests are not ours', () => {
    const name = (kind: string) => `APPOINTMENT_${kind}_NC_561234567_8812_20261103060000.CSV`
    expect(reportOf(name('ERRORS'), '561234567')).toBe('errors')
    expect(reportOf(name('STATUS'), '561234567')).toBe('status')
    expect(reportOf(name('STATUS'), '560000000')).toBeNull()
    expect(reportOf(`TEST_${name('STATUS')}`, '561234567')).toBeNull()
    expect(reportOf(name('OTHER'), '561234567')).toBeNull()
  })
})

describe('a response', () => {
  test('says of each appointment whether it was taken, and every problem of it once', () => {
    const text = lines(
      head,
      'Homeward|f|2|AA|Accepted||',
      'Homeward|f|2|bb|Rejected|VCR1013|Member Medicaid ID is not valid',
      'Homeward|f|2|bb|Rejected|VCR1016|EVV CheckIn DateTime is not valid',
      'Homeward|f|2|bb|Rejected|VCR1016|EVV CheckIn DateTime is not valid',
    )
    expect(readResponse(text)).toEqual({
      ofFile: [],
      verdicts: [
        { apptId: 'aa', sequence: 2, accepted: true, problems: [] },
        {
          apptId: 'bb',
          sequence: 2,
          accepted: false,
          problems: [
            { code: 'VCR1013', message: 'Member Medicaid ID is not valid' },
            { code: 'VCR1016', message: 'EVV CheckIn DateTime is not valid' },
          ],
        },
      ],
    })
  })

  test('that also speaks of an earlier transaction counts by the later one', () => {
    const text = lines(head, 'H|f|9|aa|Accepted||', 'H|f|8|aa|Rejected|VCR1005|Old')
    expect(readResponse(text)?.verdicts).toEqual([
      { apptId: 'aa', sequence: 9, accepted: true, problems: [] },
    ])
  })

  test('of a whole file that cannot be read names no appointment', () => {
    const text = lines(head, 'H|f|||Rejected||The file has 65 columns')
    expect(readResponse(text)).toEqual({
      verdicts: [],
      ofFile: [{ code: null, message: 'The file has 65 columns' }],
    })
  })

  test('is not read before it is whole', () => {
    expect(readResponse('')).toBeNull()
    expect(readResponse(`${head}\nH|f|2|aa|Acc`)).toBeNull()
    expect(readResponse(lines(head, 'H|f|2|aa'))).toBeNull()
  })

  test('shows no member number and no birthdate', () => {
    const text = lines(head, '"H"|f|2|aa|Error|A7|"Member 900123456A born 1941-06-02 (6/2/1941)"')
    expect(readResponse(text)?.verdicts[0]?.problems).toEqual([
      { code: 'A7', message: 'Member ••• born ••• (•••)' },
    ])
  })
})

test('the errors report has what keeps an appointment from its claim', () => {
  const text = lines(
    'VendorName|FileName|ApptID|Error Code|Error Description',
    'H|f|AA|VCR1013|Member Medicaid ID is not valid',
    'H|f|AA|M1002|',
  )
  expect(readErrors(text)).toEqual([
    {
      apptId: 'aa',
      sequence: null,
      accepted: false,
      problems: [
        { code: 'VCR1013', message: 'Member Medicaid ID is not valid' },
        { code: 'M1002', message: 'Code M1002' },
      ],
    },
  ])
  expect(readErrors('VendorName|FileName')).toBeNull()
})

test('the status report has the claim and the key for the state; a split claim counts as its worst', () => {
  const text = lines(
    'ApptID|TransactionID|EVV_Key|ClaimStatus|ClaimStatus2',
    'aa|5|K1|Ready To Bill|',
    'bb|5|K2|Paid|Denied',
    'cc|5|K3|Billed Externally|',
    'dd|5||Cancelled|',
    'ee|5|K5|Something new|',
  )
  expect(readStatus(text)).toEqual([
    { apptId: 'aa', sequence: 5, vendorKey: 'K1', claimStatus: 'ready' },
    { apptId: 'bb', sequence: 5, vendorKey: 'K2', claimStatus: 'denied' },
    { apptId: 'cc', sequence: 5, vendorKey: 'K3', claimStatus: 'billed_externally' },
    { apptId: 'dd', sequence: 5, vendorKey: null, claimStatus: 'canceled' },
  ])
})
