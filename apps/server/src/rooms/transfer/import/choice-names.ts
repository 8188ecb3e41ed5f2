/** The accepted texts of a choice cell, by ID. */
export const byId = (rows: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]))
