/** The columns that the file of problems has before those of the file itself. */
export const problemColumns: readonly string[] = ['Line', 'Reasons']

/** The columns of the file itself, also where the file of its problems is sent again. */
export const ownColumns = (columns: readonly string[]): readonly string[] =>
  problemColumns.every((name, at) => columns[at] === name)
    ? columns.slice(problemColumns.length)
    : columns
