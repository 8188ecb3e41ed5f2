/** What stands before the claims of an 835 that pays `total` (as written in BPR02). */
export const paymentHead = (total: string): string[] => [
  `BPR*I*${total}*C*ACH*CCP*01*111111111*DA*222*1512345678**01*333333333*DA*444*20260130`,
  'TRN*1*EFT1001*1512345678',
  'REF*EV*AGENCY',
  'DTM*405*20260129',
  'N1*PR*STATE MEDICAID*XV*MEDI1',
  'N3*1 MAIN ST',
  'N4*ALBANY*NY*12207',
  'REF*2U*00999',
  'PER*BL*HELP DESK*TE*8005550100',
  'N1*PE*GOOD HOME CARE*XX*1234567893',
  'REF*TJ*123456789',
  'LX*1',
]

/** A claim of two lines: 156.00 charged, 6.00 cut on the second line, 150.00 paid. */
export const paidClaim: readonly string[] = [
  'CLP*CLAIM-1*1*156*150**MC*ICN0001*12*1',
  'NM1*QC*1*DOE*JANE*Q***MI*MEM1',
  'NM1*82*2*GOOD HOME CARE*****XX*1234567893',
  'MOA***MA01*N130',
  'REF*EA*CHART9',
  'DTM*050*20260110',
  'AMT*AU*150',
  'SVC*HC:T1019:U1:U2*78*78**12',
  'DTM*472*20260102',
  'REF*6R*LINE1',
  'AMT*B6*78',
  'SVC*HC:T1019*78*72**11*HC:T1020*12',
  'DTM*150*20260103',
  'DTM*151*20260104',
  'CAS*CO*45*6*1',
  'REF*6R*LINE2',
  'LQ*HE*N381',
]

/** A refused claim: status 1, nothing paid, the whole charge taken at claim level. */
export const deniedClaim: readonly string[] = [
  'CLP*CLAIM-2*1*78*0**MC*ICN0002*12*1',
  'CAS*CO*197*78',
  'NM1*QC*1*ROE*RICK****MI*MEM2',
  'DTM*232*20260105',
  'DTM*233*20260105',
]
