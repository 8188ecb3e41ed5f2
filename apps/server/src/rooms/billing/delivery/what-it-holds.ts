import type { ReceivedFileContent } from '@homeward/domain/billing/received-files'

/** What a file holds, by the kinds of transactions in it, without reading it whole. */
export function whatItHolds(bytes: Buffer): ReceivedFileContent {
  const start = bytes.indexOf('ISA')
  const separator = start < 0 ? '*' : bytes.toString('latin1', start + 3, start + 4)
  const has = (set: string): boolean => begins(bytes, `${set.replace(' ', separator)}${separator}`)
  const remittance = has('ST 835')
  const answers = has('ST 999') || has('ST 277') || has('TA1')
  if (remittance) return answers ? 'both' : 'remittance'
  return answers ? 'answers' : 'nothing'
}

/** Whether a segment begins so: what stands before it is no letter and no digit. */
function begins(bytes: Buffer, segment: string): boolean {
  for (let at = bytes.indexOf(segment); at >= 0; at = bytes.indexOf(segment, at + 1)) {
    if (!/[0-9A-Za-z ]/.test(bytes.toString('latin1', Math.max(0, at - 1), at))) return true
  }
  return false
}
