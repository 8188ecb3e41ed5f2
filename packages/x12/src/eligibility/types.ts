import type { InquiryTransaction } from '../inquiry/transactions.ts'
import type { AskedPerson, AskedTime, DatedSpan, InquiryHead } from '../inquiry/types.ts'
import type { Parties, People } from '../inquiry/people.ts'
import type { Party, Reference } from '../remittance/types.ts'

/** What to ask about one person. */
export interface EligibilityQuestion {
  /** TRN02, at most 50 characters, once in the file; the answer repeats it. */
  readonly trace: string
  readonly person: AskedPerson
  readonly time: AskedTime
  /** EQ01: 30 the plan as a whole, 42 home health care. 30 where nothing is said. */
  readonly serviceTypes?: readonly string[]
}

/** A file of questions about eligibility (270). */
export interface EligibilityInquiry extends InquiryHead {
  /** Nine digits; with it the payer knows whose trace numbers these are (TRN03). */
  readonly taxId: string
  readonly questions: readonly EligibilityQuestion[]
}

/** A question as a file holds it. */
export interface ReadEligibilityQuestion extends People, Parties {
  readonly position: number
  readonly trace: string | null
  readonly dates: readonly DatedSpan[]
  readonly serviceTypes: readonly string[]
}

/** One 270. */
export interface ReadEligibilityInquiry extends InquiryTransaction {
  readonly questions: readonly ReadEligibilityQuestion[]
}

/** Why a payer did not answer (AAA). */
export interface Refusal {
  readonly position: number
  /** HL03 of the level that has it: 20 the payer, 21 the provider, 22 the subscriber, 23 a dependent. */
  readonly level: string
  /** AAA03. */
  readonly code: string
  /** AAA04. */
  readonly followUp: string
}

/** Someone a benefit names: another payer, a plan that manages the care, whom to call (2120). */
export interface RelatedParty {
  /** NM101. */
  readonly role: string
  readonly party: Party
  /** Names and numbers of PER. */
  readonly contacts: readonly { readonly name: string; readonly numbers: readonly string[] }[]
}

/** One EB with what stands behind it. */
export interface Benefit {
  readonly position: number
  /** EB01, see codes/eligibility.ts. */
  readonly information: string
  readonly coverageLevel: string
  readonly serviceTypes: readonly string[]
  /** EB04, e.g. MC Medicaid. */
  readonly insuranceType: string
  readonly plan: string
  readonly period: string
  /** Cents. */
  readonly amount: number | null
  /** As a share: 0.2 is 20 percent. */
  readonly share: number | null
  readonly quantityQualifier: string
  readonly quantity: number | null
  /** Null where it is not known. */
  readonly authorizationRequired: boolean | null
  readonly dates: readonly DatedSpan[]
  readonly references: readonly Reference[]
  readonly messages: readonly string[]
  readonly related: readonly RelatedParty[]
}

/** What a payer says of one person. */
export interface EligibilityAnswer extends People, Parties {
  readonly position: number
  /** TRN02 of our question. */
  readonly trace: string | null
  readonly refusals: readonly Refusal[]
  /** Days of the person's plan; a benefit with days of its own does not have these. */
  readonly dates: readonly DatedSpan[]
  readonly references: readonly Reference[]
  readonly benefits: readonly Benefit[]
}

/** One 271. */
export interface EligibilityResponse extends InquiryTransaction {
  /** Why nothing of the file is answered: those of the payer and of the provider. */
  readonly refusals: readonly Refusal[]
  readonly answers: readonly EligibilityAnswer[]
}
