import { codes, type VendorCode } from './vendor-code.ts'

/** Of the standard plans of North Carolina. Labels of another payor are those of Wellcare in Hawaii. */
const northCarolina: readonly VendorCode[] = [
  ...codes(
    { vendor: 'hhaexchange', state: 'NC', kind: 'edit_reason', source: 'other_payor' },
    {
      100: 'Phone number did not link to the client',
      101: "Client won't let attendant use phone",
      102: 'Client does not have a phone in home',
      103: "Phone in use by client or individual in member's home",
      104: 'Client received services outside of the home',
      105: "Client's phone line not working (technical issue or natural disaster)",
      106: "Client requested to change/cancel scheduled visit; or the scheduled visit has been canceled due to the client's services being suspended",
      107: 'Address did not link to the client (GPS)',
      108: 'Attendant failed to call in',
      109: 'Attendant failed to call out',
      110: 'Attendant failed to call in and out',
      111: 'Attendant called in to or out of the EVV system early or late',
      112: "Attendant's identification number(s) does not match the scheduled shift or task discrepancy/task does not match plan of care",
      113: 'Attendant entered invalid fixed location device code(s)',
      114: "Attendant failed to report to client's home",
      115: 'Fixed location device on order or pending placement in the home',
    },
  ),
  ...codes(
    { vendor: 'hhaexchange', state: 'NC', kind: 'edit_reason', source: null },
    {
      116: null,
      117: null,
      118: null,
      119: null,
      120: null,
      121: null,
      122: null,
    },
  ),
  ...codes(
    { vendor: 'hhaexchange', state: 'NC', kind: 'edit_action', source: 'other_payor' },
    {
      11: 'Confirmed visit with outside entity and documented',
      12: "Confirmed with the Member or the Member's family member/representative and documented (this service cannot be billed)",
      13: 'New attendant assigned to Member',
      14: 'Visit rescheduled',
      15: 'Service(s) canceled or suspended until further notice',
      16: "Updated Member's address and documented",
      17: "Updated Member's phone number and documented",
      18: 'Changed verification collection method and documented',
      19: 'Timesheet received and signed by supervisor',
      20: 'Mutual Case / or Cluster Case / (text cut)',
    },
  ),
  ...codes(
    { vendor: 'hhaexchange', state: 'NC', kind: 'edit_action', source: null },
    {
      10: null,
      21: null,
      22: null,
      23: null,
      24: null,
      25: null,
      26: null,
    },
  ),
  ...codes(
    { vendor: 'hhaexchange', state: 'NC', kind: 'missed_action', source: 'published' },
    {
      30: "Confirmed with the member or the member's family member/representative and documented (this service cannot be billed)",
      31: 'New attendant assigned to member (this service cannot be billed)',
      32: 'Service(s) canceled or suspended until further notice (this service cannot be billed)',
      33: 'Unverified visit; this service cannot be billed',
      34: 'Visit rescheduled (this service cannot be billed)',
      35: 'Other (this service cannot be billed)',
    },
  ),
  ...codes(
    { vendor: 'hhaexchange', state: 'NC', kind: 'missed_reason', source: 'published' },
    {
      700: 'Agency unable to provide replacement coverage (no show, no replacement)',
    },
  ),
  ...codes(
    { vendor: 'hhaexchange', state: 'NC', kind: 'missed_reason', source: null },
    {
      701: null,
      702: null,
      703: null,
      704: null,
      705: null,
      706: null,
      707: null,
      708: null,
      709: null,
    },
  ),
  ...codes(
    { vendor: 'hhaexchange', state: 'NC', kind: 'unassigned', source: null },
    {
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      7: null,
      8: null,
      9: null,
      10: null,
      11: null,
      12: null,
    },
  ),
]

const newYork: readonly VendorCode[] = [
  ...codes(
    { vendor: 'hhaexchange', state: 'NY', kind: 'missed_reason', source: 'published' },
    {
      500: 'Agency unable to provide replacement coverage (no show, no replacement)',
      501: "Attendant failed to report to client's home",
      502: "Client requested to change/cancel scheduled visit; or the scheduled visit has been canceled due to the client's services being suspended",
      510: 'COVID-19: Participant refused, receiving service through informal supports',
    },
  ),
  ...codes(
    { vendor: 'hhaexchange', state: 'NY', kind: 'missed_action', source: 'published' },
    {
      50: "Confirmed with the client or the client's family member/representative and documented",
      51: "Confirmed with the client or the client's family member/representative and documented (this service cannot be billed)",
      52: 'New attendant assigned to client',
      53: 'Service(s) canceled or suspended until further notice',
      54: 'Unverified visit; this service cannot be billed',
      55: 'Visit rescheduled',
      56: 'Other',
    },
  ),
]

const pennsylvania: readonly VendorCode[] = [
  ...codes(
    { vendor: 'hhaexchange', state: 'PA', kind: 'edit_reason', source: 'integration' },
    {
      105: 'Services Provided Outside the Home – Supported by Service Plan',
      110: 'Fill-in for Regular Attendant or Assigned Staff',
      115: "Client requested to change/cancel scheduled visit; scheduled visit has been canceled due to the client's services being suspended",
      120: "Attendant's identification number(s) does not match the scheduled shift",
      121: "Attendant failed to report to client's home",
      125: 'Multiple Calls for One Visit',
      130: 'Disaster or Emergency',
      135: 'Confirm Visits with no Schedule',
      200: 'Fixed location device on order or pending placement in the home',
      205: 'Small Alternative Device Pending Installation',
      210: 'Missing Small Alternative Device',
      215: 'Reversal of Call In/Out Times',
      300: "Client's phone line not working (technical issue or natural disaster)",
      305: 'Attendant unable to connect to internet or EVV system down; Attendant entered invalid fixed location device code(s)',
      310: 'Attendant unable to use mobile device',
      400: 'Individual/Member Does Not Have Home Phone',
      405: "Phone in use by client or individual in client's home",
      410: "Client won't let attendant use phone",
      800: 'Address did not link to the client (GPS)',
      900: 'Attendant failed to call in',
      905: 'Attendant failed to call out',
      910: 'Attendant failed to call in and out',
      915: 'Wrong Phone Number – Verified Services Were Delivered',
      999: 'Other',
    },
  ),
  ...codes(
    { vendor: 'hhaexchange', state: 'PA', kind: 'edit_action', source: 'integration' },
    {
      10: "Confirmed visit with the client or the client's family member/representative and documented",
      11: 'Supervisor approved change',
      12: "Updated client's phone number and documented",
      13: 'Changed verification collection method and documented',
      14: 'Timesheet received and signed by supervisor',
      15: 'Visit rescheduled',
      16: "Updated client's address and documented",
      17: 'Unverified visit; this service cannot be billed',
      18: 'Service(s) canceled or suspended until further notice',
      19: 'Change in schedule',
      20: 'Unspecified Action',
      21: 'Other',
    },
  ),
]

export const hhaexchangeCodes: readonly VendorCode[] = [
  ...northCarolina,
  ...newYork,
  ...pennsylvania,
]
