import { earlierProblems } from './independent-earlier.ts'
import { partyProblems } from './independent-parties.ts'

/**
 * What an 837P must keep (docs: 005010X222A1), checked on its text alone: nothing of the writer or of the
 * product's own validator is used. Returns what is wrong, in words.
 */
export function independentProblems(text: string): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, said: string) => {
    if (!holds) wrong.push(said)
  }
  const [, separator = ''] = /^ISA(.)/.exec(text) ?? []
  must(text.indexOf('~') === 105, 'ISA has 106 characters')
  must(text === text.toUpperCase(), 'everything is upper case')
  must(!/~\s/.test(text), 'nothing stands after the end of a segment')
  const segments = text
    .split('~')
    .slice(0, -1)
    .map((one) => one.split(separator))
  const all = (id: string) => segments.filter(([name]) => name === id)
  const one = (id: string) => all(id)[0] ?? []
  for (const [id, ...elements] of segments) {
    must(elements.at(-1) !== '', `${id} ends with an element that says something`)
  }
  must(one('ISA')[13] === one('IEA')[2], 'ISA13 is IEA02')
  must(one('GS')[6] === one('GE')[2] && one('GE')[1] === '1', 'GS06 is GE02')
  must(one('ST')[2] === one('SE')[2], 'ST02 is SE02')
  const from = segments.findIndex(([id]) => id === 'ST')
  const to = segments.findIndex(([id]) => id === 'SE')
  must(one('SE')[1] === String(to - from + 1), 'SE01 counts the segments')
  must(one('ST')[3] === '005010X222A1' && one('GS')[8] === '005010X222A1', 'the guide is named')
  wrong.push(...partyProblems(segments))
  must(
    all('HL').every(([, , , level, child]) => level === '20' || child === '0'),
    'no patient level',
  )
  const subscribers = all('HL').filter(([, , , level]) => level === '22')
  must(all('DMG').length === subscribers.length, 'every subscriber has a birthdate')
  wrong.push(...claimsOf(segments).flatMap(claimProblems))
  const controls = all('REF')
    .filter(([, of]) => of === '6R')
    .map(([, , value]) => value)
  must(new Set(controls).size === controls.length, 'line controls are unique')
  return wrong
}

/** The segments of each claim. */
function claimsOf(segments: readonly string[][]): string[][][] {
  const claims: string[][][] = []
  for (const segment of segments) {
    if (segment[0] === 'CLM') claims.push([])
    if (segment[0] === 'HL' || segment[0] === 'SE') claims.push([])
    claims.at(-1)?.push(segment)
  }
  return claims.filter(([first]) => first?.[0] === 'CLM')
}

function claimProblems(segments: string[][]): string[] {
  const wrong: string[] = []
  const all = (id: string) => segments.filter(([name]) => name === id)
  const [claim = []] = segments
  const name = claim[1] ?? ''
  const must = (holds: boolean, said: string) => {
    if (!holds) wrong.push(`${name}: ${said}`)
  }
  const lines = all('SV1')
  const cents = (amount = '') => Math.round(Number(amount) * 100)
  const sum = lines.reduce((total, line) => total + cents(line[2]), 0)
  must(name.length <= 20, 'CLM01 has at most 20 characters')
  must(cents(claim[2]) === sum, 'CLM02 is the sum of SV102')
  must(lines.length > 0 && lines.length <= 50, 'it has 1 to 50 lines')
  const [place = '', , frequency = ''] = (claim[5] ?? '').split(':')
  must(/^\d\d$/.test(place), 'it has a place of service')
  const others = segments.findIndex(([id]) => id === 'SBR' || id === 'LX')
  const replaces = segments.slice(0, others).some(([id, of]) => id === 'REF' && of === 'F8')
  must(replaces === (frequency !== '1'), 'REF F8 stands with frequency 7 and 8, and only there')
  const diagnoses = all('HI').flatMap(([, ...codes]) => codes)
  must(diagnoses.length > 0 && diagnoses.length <= 12, 'it has 1 to 12 diagnoses')
  must(
    diagnoses.every((code, at) => code.startsWith(at === 0 ? 'ABK:' : 'ABF:')),
    'ABK comes first',
  )
  must(
    diagnoses.every((code) => !code.includes('.')),
    'diagnoses have no dot',
  )
  for (const line of lines) {
    const codes = (line[1] ?? '').split(':')
    must(codes[0] === 'HC' && codes.length <= 6, 'a line has up to 4 modifiers')
    must(line[3] === 'UN' && Number(line[4]) > 0, 'units are more than 0')
    const pointers = (line[7] ?? '').split(':').map(Number)
    must(
      pointers.every((at) => at >= 1 && at <= diagnoses.length),
      'pointers point to diagnoses',
    )
  }
  const days = all('DTP').filter(([, of]) => of === '472')
  must(days.length === lines.length, 'every line has its day')
  return [...wrong, ...earlierProblems(segments).map((said) => `${name}: ${said}`)]
}
