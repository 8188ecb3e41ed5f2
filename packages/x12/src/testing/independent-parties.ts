/** What is wrong with the levels, the billing providers and the other providers of an 837P, in words. */
export function partyProblems(segments: readonly string[][]): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, said: string) => {
    if (!holds) wrong.push(said)
  }
  const levels = segments.filter(([id]) => id === 'HL')
  let billing = ''
  levels.forEach(([, number = '', parent = '', level, child], index) => {
    must(number === String(index + 1), 'HL01 counts up from 1')
    if (level === '20') billing = number
    must(parent === (level === '20' ? '' : billing), 'HL02 names the billing provider above')
    must(child === (level === '20' ? '1' : '0'), 'HL04 says who has levels below')
  })
  const last = levels.at(-1)?.[3]
  must(last === '22', 'a billing provider has subscribers')
  for (const own of billingLoops(segments)) wrong.push(...billingProblems(own))
  segments.forEach(([id, entity = '', kind, ...rest], at) => {
    if (id !== 'NM1' || !['82', 'DQ'].includes(entity)) return
    const [qualifier, number] = rest.slice(5)
    must(kind === '1' && Boolean(rest[0]) && Boolean(rest[1]), `NM1*${entity} is a person`)
    if (qualifier !== undefined) {
      must(qualifier === 'XX' && isNpi(number), `the NPI of NM1*${entity} is right`)
      return
    }
    const next = segments[segments[at + 1]?.[0] === 'PRV' ? at + 2 : at + 1] ?? []
    const named = next[0] === 'REF' && ['0B', '1G', 'G2', 'LU'].includes(next[1] ?? '')
    must(named && Boolean(next[2]), `NM1*${entity} has an NPI or another number`)
  })
  return wrong
}

/** The segments of each billing provider before its first subscriber, and whether its payers know it. */
function billingLoops(segments: readonly string[][]): string[][][] {
  const loops: string[][][] = []
  for (const segment of segments) {
    if (segment[0] === 'HL' && segment[3] === '20') loops.push([])
    loops.at(-1)?.push(segment)
  }
  return loops
}

function billingProblems(segments: readonly string[][]): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, said: string) => {
    if (!holds) wrong.push(said)
  }
  const at = segments.findIndex(([id, entity]) => id === 'NM1' && entity === '85')
  const npi = segments[at]?.[9]
  const payers = segments.flatMap((one, index) =>
    one[0] === 'NM1' && one[1] === 'PR' && segments[index - 1]?.[0] === 'DMG' ? [index] : [],
  )
  const known = payers.every((index) => {
    const after = segments.slice(index + 1)
    const own = after.slice(
      0,
      after.findIndex(([id]) => id === 'CLM'),
    )
    return own.some(([id, of]) => id === 'REF' && of === 'G2')
  })
  must(npi === undefined ? known : isNpi(npi), 'the NPI is right')
  must(!/BOX/.test(segments[at + 1]?.[1] ?? ''), 'the provider has a street')
  const place = segments.slice(at).find(([id]) => id === 'N4')
  must(/^\d{9}$/.test(place?.[3] ?? ''), 'its ZIP code has 9 digits')
  const tax = segments.find(([id, of]) => id === 'REF' && of === 'EI')
  must(/^\d{9}$/.test(tax?.[2] ?? ''), 'the tax ID has 9 digits')
  const taxonomy = segments.find(([id]) => id === 'PRV')
  must(/^[0-9A-Z]{10}$/.test(taxonomy?.[3] ?? ''), 'the taxonomy has 10 characters')
  return wrong
}

const isNpi = (npi: string | undefined): boolean =>
  npi !== undefined && /^\d{10}$/.test(npi) && isLuhn(`80840${npi}`)

function isLuhn(digits: string): boolean {
  const sum = Array.from(digits.split('').toReversed(), Number).reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
