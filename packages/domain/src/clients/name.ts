type Name = { firstName: string; lastName: string }

/** 'Last, First', as lists sort people. */
export const listName = ({ firstName, lastName }: Name): string =>
  [lastName, firstName].filter((part) => part.trim() !== '').join(', ')

/** 'First Last', as people speak of each other. */
export const fullName = ({ firstName, lastName }: Name): string =>
  [firstName, lastName].filter((part) => part.trim() !== '').join(' ')
