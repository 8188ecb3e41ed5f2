const envelope = (sender: string, inner: string, group: string): string =>
  [
    `ISA*00*          *00*          *ZZ*${sender.padEnd(15)}*ZZ*1234567893     *261102*1200*^*00501*000000901*0*P*:~`,
    group,
    inner,
    group === '' ? '' : 'GE*1*1~',
    `IEA*${group === '' ? 0 : 1}*000000901~`,
  ].join('')

/** The answer to a group: accepted, or with an error in a segment (ST is 1). */
export const an999 = (of: {
  control: string
  sender?: string
  error?: { segment: string; position: number }
}): string => {
  const { control, sender = 'NCTRACKS', error } = of
  const errors = error ? `IK3*${error.segment}*${error.position}*2300*8~IK4*1*127*7*BAD~` : ''
  const code = error ? 'R' : 'A'
  const body = `ST*999*0001*005010X231A1~AK1*HC*${control}*005010X222A1~AK2*837*0001*005010X222A1~${errors}IK5*${code}~AK9*${code}*1*1*${error ? 0 : 1}~`
  const count = body.split('~').length
  return envelope(
    sender,
    `${body}SE*${count}*0001~`,
    `GS*FA*${sender}*X*20261102*1200*1*X*005010X231A1~`,
  )
}

/** The answers to claims, each with its status, such as A2:20 or A7:164:IL. */
export const a277CA = (
  claims: readonly { number: string; status: string; icn?: string }[],
  batch = 'B1',
): string => {
  const patients = claims
    .map(({ number, status, icn }, index) => {
      const reference = icn ? `REF*1K*${icn}~` : ''
      return `HL*${index + 4}*3*PT~NM1*QC*1*LOPEZ*MARIA~TRN*2*${number}~STC*${status}*20261102*WQ*47.68~${reference}`
    })
    .join('')
  const body = `ST*277*0001*005010X214~BHT*0085*08*1*20261102*1200*TH~HL*1**20*1~NM1*PR*2*NC*****46*NCTRACKS~TRN*1*1~HL*2*1*21*1~NM1*41*2*US*****46*1~TRN*2*${batch}~STC*A1:19:PR*20261102*WQ*1~HL*3*2*19*1~NM1*85*2*US*****XX*1234567893~TRN*2*0~${patients}`
  const count = body.split('~').length
  return envelope(
    'NCTRACKS',
    `${body}SE*${count}*0001~`,
    'GS*HN*NCTRACKS*X*20261102*1200*1*X*005010X214~',
  )
}

/** The answer to an interchange. */
export const aTA1 = (control: string, code: 'A' | 'R', note = '000'): string =>
  envelope('NCTRACKS', `TA1*${control}*261102*1200*${code}*${note}~`, '')
