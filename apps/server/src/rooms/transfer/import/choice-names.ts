/** What a cell of a choice may say, by the id that it stands for. */
export const byId = (rows: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]))
