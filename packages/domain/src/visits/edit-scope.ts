/** Which visits of a shift a change is for. */
export const editScopes = ['this', 'following', 'untouched'] as const
export type EditScope = (typeof editScopes)[number]

/** How many visits of the same shift come after one. */
type Following = { following: number; untouched: number }

/** A scope in words, with the number of visits that it changes, the one that was opened among them. */
export const editScopeWords = (scope: EditScope, { following, untouched }: Following): string => {
  if (scope === 'this') return 'Only this visit'
  if (scope === 'following') return `This and all later visits (${following + 1})`
  return `This and later visits that no one edited (${untouched + 1})`
}

/** The scopes that differ from each other: a shift without later visits has one. */
export const scopesOf = ({ following, untouched }: Following): readonly EditScope[] =>
  editScopes.filter(
    (scope) =>
      scope === 'this' ||
      (scope === 'following' && following > 0) ||
      (scope === 'untouched' && untouched > 0 && untouched < following),
  )
