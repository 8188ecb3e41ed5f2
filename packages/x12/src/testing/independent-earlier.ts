type Segments = readonly (readonly string[])[]

const cents = (amount = '') => Math.round(Number(amount) * 100)
const of = (segments: Segments, id: string, first?: string) =>
  segments.filter(([name, one]) => name === id && (first === undefined || one === first))
const adjusted = (segments: Segments): number =>
  of(segments, 'CAS').reduce((sum, cas) => sum + (cents(cas[3]) + cents(cas[6]) + cents(cas[9])), 0)

/** The segments from each one of a name to the next one of these names. */
function parts(segments: Segments, start: string, ends: readonly string[]): Segments[] {
  const found: string[][][] = []
  let open = false
  for (const segment of segments) {
    const [id = ''] = segment
    if (id === start) found.push([])
    if (id === start || ends.includes(id)) open = id === start
    if (open) found.at(-1)?.push([...segment])
  }
  return found
}

/** What is wrong with what earlier payers said of a claim (2320, 2330, 2430), in words. */
export function earlierProblems(segments: Segments): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, said: string) => {
    if (!holds) wrong.push(said)
  }
  const charge = cents(segments[0]?.[2])
  const lines = parts(segments, 'LX', [])
  for (const payer of parts(segments, 'SBR', ['LX'])) {
    const named = of(payer, 'NM1', 'PR')[0] ?? []
    const oi = of(payer, 'OI')[0] ?? []
    must(oi[3] === 'Y' && oi[6] === 'Y', 'OI says that benefits and information are released')
    must(of(payer, 'NM1', 'IL').length === 1 && named[9] !== undefined, '2330A and 2330B are there')
    const paid = of(payer, 'AMT', 'D')
    must(paid.length === 1, 'AMT*D says what was paid')
    let onLines = 0
    let lineAnswers = 0
    for (const line of lines) {
      const said = parts(line, 'SVD', []).filter((answer) => answer[0]?.[1] === named[9])
      if (said.length === 0) continue
      lineAnswers += 1
      const taken = said.reduce((sum, answer) => sum + adjusted(answer), 0)
      const settled = said.reduce((sum, answer) => sum + cents(answer[0]?.[2]), 0)
      must(
        said.every((answer) => of(answer, 'DTP', '573').length === 1),
        'every answer has its day',
      )
      must(cents(of(line, 'SV1')[0]?.[2]) === settled + taken, 'SV102 = SVD02 + CAS')
      onLines += taken
    }
    must(lineAnswers === 0 || lineAnswers === lines.length, 'every line is answered, or none')
    must(
      lineAnswers > 0 || of(payer, 'DTP', '573').length === 1,
      'the answer to the claim has its day',
    )
    must(charge === cents(paid[0]?.[2]) + adjusted(payer) + onLines, 'CLM02 = AMT*D + CAS')
  }
  return wrong
}
