/** The most plans that a connection keeps; later statements are planned each time. */
const most = 3000

const mostValues = 80

const names = new Map<string, string>()
let given = 0

/** The name under which every connection of this process keeps the plan of a statement; '' for none. */
export function statementName(text: string, values: number): string {
  // Each number of rows in one statement makes a different text.
  if (values > mostValues) return ''
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= most) return ''
  given += 1
  const name = `hw_${given}`
  names.set(text, name)
  return name
}

/**
 * Lets every statement be planned again, under other names: a table was altered since the plan of this one
 * was made, and other connections keep plans of it too. Where that was noticed before, nothing is done.
 */
export function forgetPlans(text: string, name: string): void {
  if (name !== '' && names.get(text) === name) names.clear()
}
