/** The default office of a person: their only one; with several, none until they select one. */
export const soleAssignment = (
  agent: { assignments: readonly { id: string }[] } | undefined,
): string | null => {
  const [first, ...others] = agent?.assignments ?? []
  return first !== undefined && others.length === 0 ? first.id : null
}
