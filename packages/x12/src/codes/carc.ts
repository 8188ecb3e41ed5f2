/**
 * What a reason means for the money: `patient` the client owes it, `contract` agreed or required by
 * law and not collectable, `payer` another payer covers it, `denial` the payer refuses to pay.
 */
const carcNatures = {
  patient: "The client's share",
  contract: 'Contract or law',
  payer: 'Another payer',
  denial: 'Refused',
} as const

type CarcNature = keyof typeof carcNatures

const patient = (text: string) => ({ nature: 'patient', text }) as const
const contract = (text: string) => ({ nature: 'contract', text }) as const
const payer = (text: string) => ({ nature: 'payer', text }) as const
const denial = (text: string) => ({ nature: 'denial', text }) as const

/**
 * Claim adjustment reason codes that home care meets, in our own words: the official texts belong to
 * X12 and are not reproduced. An agency with a licence can import them.
 */
export const carcs = {
  '1': patient('Deductible'),
  '2': patient('Coinsurance'),
  '3': patient('Copay'),
  '4': denial('Modifier missing or not fitting the procedure'),
  '5': denial('Place of service does not fit the procedure'),
  '6': denial("Service does not fit the client's age"),
  '7': denial("Service does not fit the client's sex"),
  '8': denial("Procedure does not fit the provider's taxonomy"),
  '9': denial("Diagnosis does not fit the client's age"),
  '11': denial('Diagnosis does not support the service'),
  '13': denial('Date of death is before the service'),
  '14': denial('Date of birth is after the service'),
  '15': denial('Authorization number missing, wrong or not for this service'),
  '16': denial('Information missing or wrong; see the remark codes'),
  '18': denial('Duplicate of a claim or line already received'),
  '19': denial('Work injury: the workers’ compensation carrier should pay'),
  '20': denial('Injury covered by a liability carrier'),
  '22': denial('Another payer may have to pay first'),
  '23': payer('What an earlier payer paid or adjusted'),
  '24': contract('Covered by a fixed monthly (capitated) payment'),
  '26': denial('Service before coverage began'),
  '27': denial('Service after coverage ended'),
  '29': denial('Filed too late'),
  '31': denial('Client not recognized as a member'),
  '32': denial('Not an eligible dependent'),
  '33': denial('Member has no dependent coverage'),
  '35': denial('Lifetime maximum reached'),
  '39': denial('Authorization had been refused'),
  '44': contract('Discount for prompt payment'),
  '45': contract('Charge above the contracted or allowed rate'),
  '50': denial('Not considered medically necessary'),
  '51': denial('Condition existed before coverage'),
  '54': denial('More than one caregiver not covered in this case'),
  '58': denial('Place of service not valid for this service'),
  '59': contract('Reduced because several services were given together'),
  '94': contract('Paid above the charge'),
  '95': denial('Plan procedures were not followed'),
  '96': denial('Service not covered; see the remark codes'),
  '97': denial('Included in the payment of another service'),
  '100': denial('Paid to the client or insured instead'),
  '104': contract('Withheld under a managed-care agreement'),
  '105': contract('Withheld for taxes'),
  '107': denial('The related claim or service was not found'),
  '109': denial('Wrong payer or contractor; send to the right one'),
  '110': denial('Billed before the service date'),
  '112': denial('Service not documented as given'),
  '116': denial("The client's signed notice was not valid"),
  '119': denial('Benefit maximum for the period or event reached'),
  '125': denial('Submission or billing error; see the remark codes'),
  '129': denial("The earlier payer's decision was reported wrongly"),
  '130': contract('Fee for submitting the claim'),
  '131': contract('Discount negotiated for this claim'),
  '132': contract('Adjustment agreed beforehand'),
  '133': denial('Decision on this line still pending'),
  '136': denial("The earlier payer's rules were not followed"),
  '140': denial("Member id and name don't match"),
  '142': patient('Monthly patient liability (Medicaid share of cost)'),
  '144': contract('Incentive'),
  '146': denial('Diagnosis not valid on the service date'),
  '147': denial('Provider rate has expired or is not on file'),
  '149': denial('Lifetime maximum for this service reached'),
  '150': denial('Documentation does not support this level of service'),
  '151': denial('Documentation does not support this many services'),
  '152': denial('Documentation does not support this length of service'),
  '153': denial('Documentation does not support this dosage'),
  '160': denial('Cause of injury excluded from coverage'),
  '163': denial('The attachment referred to was not received'),
  '164': denial('The attachment referred to came too late'),
  '165': denial('Referral missing or exceeded'),
  '167': denial('Diagnosis not covered'),
  '170': denial('Not payable to this type of provider'),
  '171': denial('Not payable to this type of provider in this place'),
  '172': denial('Not payable to this specialty'),
  '173': denial('Not prescribed by a physician'),
  '177': denial('Client does not meet the eligibility rules'),
  '178': denial('Spend-down not yet met'),
  '179': denial('Waiting time of the plan not yet over'),
  '180': denial('Residency rules not met'),
  '181': denial('Procedure code not valid on the service date'),
  '182': denial('Modifier not valid on the service date'),
  '183': denial('Referring provider may not refer this service'),
  '184': denial('Ordering provider may not order this service'),
  '185': denial('Rendering provider may not give this service'),
  '186': contract('Paid at another level of care'),
  '187': patient('Paid from a spending account of the client'),
  '188': denial('Only covered when used as approved'),
  '192': denial('Other insurance information of an earlier payer is not standard'),
  '193': denial('Original decision stands after review'),
  '194': denial('Given by an anesthetist or assistant not eligible here'),
  '197': denial('No prior authorization or notice'),
  '198': denial('Authorization exceeded'),
  '199': denial('Revenue code and procedure do not match'),
  '200': denial('Service during a lapse in coverage'),
  '201': denial('Member must be billed from a set-aside arrangement first'),
  '204': denial("Service not covered by the client's plan"),
  '206': denial('NPI missing'),
  '207': denial('NPI not valid in form'),
  '208': denial('NPI does not match the provider on file'),
  '209': denial('Client may not be billed; refund what was collected'),
  '216': denial('Refused after review by an outside organization'),
  '222': denial('Above the contracted number of hours, days or units'),
  '223': contract('Required by law or regulation'),
  '226': denial('Information asked from the provider not sent, late or incomplete'),
  '227': denial('Information asked from the client not sent or incomplete'),
  '229': contract('Part of the charge not considered because of the type of bill'),
  '231': denial('Mutually exclusive with another service of the day'),
  '234': denial('Not paid separately; see the remark codes'),
  '236': denial('Combination of procedures not allowed on one day'),
  '237': contract('Penalty set by law or regulation'),
  '239': denial('Span covers days with and without eligibility'),
  '240': denial("Diagnosis does not fit the client's birth weight"),
  '242': denial('Not a network or primary-care provider'),
  '243': denial('Not authorized by the network or primary-care provider'),
  '246': contract('Reported for information; not payable'),
  '250': denial('The attachment received is not the one needed'),
  '251': denial('The attachment received is incomplete'),
  '252': denial('An attachment is needed to decide'),
  '253': contract('Federal sequestration cut'),
  '256': denial('Not payable under the managed-care contract'),
  '257': denial('Decision not final while premium grace period runs'),
  '261': denial('Service does not fit what was given before'),
  '272': denial('Coverage guidelines not met'),
  '273': denial('Coverage guidelines exceeded'),
  '276': denial('Refused by the earlier payer, not covered here either'),
  '288': denial('Referral missing'),
  A0: contract('Refund to the client'),
  A1: denial('Claim or line refused; see the remark codes'),
  A8: denial('Could not be placed in a payment group'),
  B1: denial('Visit not covered'),
  B7: denial('Provider not certified or eligible on this day'),
  B9: denial('Client is enrolled in hospice'),
  B11: denial('Passed to the right payer; this one does not pay'),
  B12: denial("Service not in the client's record"),
  B13: denial('Already paid, maybe within another payment'),
  B14: denial('Only one visit a day is covered'),
  B15: denial('Needs another service that was not received or not covered'),
  B16: denial('New-client rules not met'),
  B20: denial('Given in part or in full by another provider'),
  B22: contract('Paid according to the diagnosis'),
} as const satisfies Record<string, { nature: CarcNature; text: string }>

type Carc = keyof typeof carcs

/** True when the code is one of ours; codes we do not know exist too. */
export const isCarc = (code: string): code is Carc => Object.hasOwn(carcs, code)

/** Our words for a reason code, or the bare code when we have none. */
export const describeCarc = (code: string): string =>
  isCarc(code) ? carcs[code].text : `Reason ${code || 'not given'}`

/** Who bears an adjustment (CAS01). */
const adjustmentGroups = {
  CO: 'Contractual',
  PR: "Client's share",
  OA: 'Other',
  PI: 'Payer initiated',
  CR: 'Correction or reversal',
} as const

/** Our words for an adjustment group, or the bare code when we have none. */
export const describeGroup = (code: string): string =>
  Object.entries(adjustmentGroups).find(([group]) => group === code)?.[1] ?? code
