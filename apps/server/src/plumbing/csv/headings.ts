/** Characters of a heading that are kept. */
const longest = 190

/**
 * Headings by which each column can be told from the others: one without a heading gets its number,
 * one that is called like another before it is counted.
 */
export function headingsOf(cells: readonly string[], width: number): string[] {
  const names: string[] = []
  for (let at = 0; at < width; at += 1) {
    const written = (cells[at] ?? '')
      .trim()
      .replaceAll(/\p{Cc}+/gu, ' ')
      .slice(0, longest)
    names.push(untaken(written || `Column ${at + 1}`, names))
  }
  return names
}

function untaken(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  let count = 2
  while (taken.includes(`${name} (${count})`)) count += 1
  return `${name} (${count})`
}
