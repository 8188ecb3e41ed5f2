/** Where somebody works who says no office: in their only one; of several none is chosen until they choose. */
export const soleAssignment = (
  agent: { assignments: readonly { id: string }[] } | undefined,
): string | null => {
  const [first, ...others] = agent?.assignments ?? []
  return first !== undefined && others.length === 0 ? first.id : null
}
