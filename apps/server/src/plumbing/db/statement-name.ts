/** So many plans a connection keeps; what comes later is planned each time. */
const most = 3000

const mostValues = 80

const names = new Map<string, string>()

/** The name under which every connection of this process keeps the plan of a statement. */
export function statementName(text: string, values: number): string | undefined {
  // Rows that are written in one statement make a text of their own for each number of them.
  if (values > mostValues) return undefined
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= most) return undefined
  const name = `hw_${names.size + 1}`
  names.set(text, name)
  return name
}
