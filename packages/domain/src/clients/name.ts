type Name = { firstName: string; lastName: string }

/** 'Last, First', as lists sort people. */
export const listName = ({ firstName, lastName }: Name): string =>
  [lastName, firstName].filter((part) => part.trim() !== '').join(', ')
