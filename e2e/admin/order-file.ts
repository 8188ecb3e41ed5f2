import type { Api } from '../api.ts'

type Code = { code: string; description: string; long_description: string; billable: boolean }

/** A line as CMS writes it: columns of a fixed width. */
const line = ({ code, description, long_description: long, billable }: Code, at: number): string =>
  [
    String(at + 1).padStart(5, '0'),
    code.padEnd(7),
    billable ? '1' : '0',
    description.slice(0, 60).padEnd(60),
    long,
  ].join(' ')

/** An order file of the codes that the agency has and one more, so that nobody misses any after it. */
export async function orderFile(api: Api, more: Code): Promise<string> {
  const codes: Code[] = []
  for (let page = 1; ; page += 1) {
    const found = await api.get<Code[]>(`diagnosis_codes?items=200&headings=show&page=${page}`)
    codes.push(...found)
    if (found.length < 200) break
  }
  const all = [...codes.filter(({ code }) => code !== more.code), more]
  return all.map(line).join('\r\n')
}
