import type { EnvelopeCode } from '../../envelope-checks.ts'
import type { Finding } from '../../finding.ts'
import type { Segment } from '../../token.ts'

/** Every rule of the 837P check, in words. */
export const ruleCodes = {
  not_837p: 'The transaction is no 837P of the guide 005010X222A1',
  isa_version: 'ISA12 is not 00501',
  isa_usage: 'ISA15 is neither T nor P',
  isa_padding: 'An element of ISA does not have its fixed width',
  control_form: 'A control number is not written as it must be',
  control_repeated: 'A control number stands twice',
  group_function: 'GS01 is not HC',
  lower_case: 'There are small letters in the file',
  character: 'There are characters outside the X12 set',
  trailing_element: 'A segment ends with an empty element',
  trailing_component: 'A composite ends with an empty component',
  blank_after_terminator: 'There are blanks behind a segment terminator',
  segment_missing: 'A required segment or loop is missing',
  segment_order: 'A segment is out of order or stands too often',
  segment_unexpected: 'A segment does not belong where it stands',
  attending_provider: 'An 837P has no attending provider',
  batch_header: 'BHT is not written as it must be',
  hl_number: 'HL01 does not count up from 1',
  hl_parent: 'HL02 does not name the level above',
  hl_child: 'HL04 does not say whether levels follow below',
  name_missing: 'A name is empty',
  id_missing: 'An id is empty or has the wrong qualifier',
  contact: 'The contact has neither phone nor e-mail',
  address: 'An address is not complete',
  npi: 'An NPI is not valid',
  provider_id: 'A provider has neither an NPI nor another id',
  taxonomy: 'A taxonomy code has not 10 characters',
  tax_id: 'The tax id is not 9 digits',
  billing_zip: 'The ZIP code of the billing provider is not 9 digits',
  po_box: 'The address of the billing provider is a PO box',
  subscriber_relation: 'SBR does not say who the patient is',
  filing_indicator: 'The kind of payer (SBR09) is not known',
  subscriber_address: 'The address of the patient is missing',
  subscriber_birth: 'Birth date or sex of the patient is missing or wrong',
  claim_missing: 'A patient has no claim',
  claim_id: 'The claim id is empty or longer than 20 characters',
  claim_repeated: 'A claim id stands twice with the same frequency',
  claim_total: 'The claim total is not the sum of its lines',
  claim_place: 'The place of service is not two digits with qualifier B',
  claim_frequency: 'The frequency is not 1, 7 or 8',
  claim_signatures: 'CLM06 to CLM09 are not filled as they must be',
  original_claim: "The payer's number of the original claim (REF*F8) is missing",
  diagnosis_missing: 'A claim has no diagnosis',
  diagnosis_count: 'A claim has more than 12 diagnoses',
  diagnosis_form: 'A diagnosis is no ICD-10 code without dot, or has the wrong qualifier',
  diagnosis_repeated: 'A diagnosis stands twice',
  line_count: 'A claim has more than 50 lines',
  line_number: 'LX does not count up from 1',
  line_procedure: 'A procedure is not HC with a code of 5 characters',
  line_modifier: 'A line has more than 4 modifiers or one that is not 2 characters',
  line_charge: 'The charge of a line cannot be read or is negative',
  line_unit: 'The unit of a line is not UN',
  line_units: 'The units of a line are not more than 0',
  pointer_missing: 'A line points to no diagnosis, or to more than 4',
  pointer_range: 'A line points to a diagnosis that is not there',
  line_date: 'A line has not one date',
  line_span: 'A line spans several days',
  line_control: 'A line control number is empty, too long or stands twice',
  date_form: 'A date cannot be read',
  date_future: 'A date is in the future',
} as const

export type RuleCode = keyof typeof ruleCodes | EnvelopeCode
export type RuleFinding = Finding<RuleCode>

/** Reports that a rule is broken, and where. */
export type ReportRule = (code: RuleCode, sentence: string, at: Segment | null | undefined) => void

/** What the check is told about the day and the payer. */
export interface ValidateOptions {
  /** The agency's day 'YYYY-MM-DD'; no date may be after it. */
  readonly today: string
  /** Whether the payer allows a line to span several days. */
  readonly spans?: boolean
}
