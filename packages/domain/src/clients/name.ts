export type Name = { firstName: string; lastName: string; middleName?: string | null }

/** 'Last, First', as lists sort people. */
export const listName = ({ firstName, lastName }: Name): string =>
  [lastName, firstName].filter((part) => part.trim() !== '').join(', ')

/** 'First Last', as people speak of each other. */
export const fullName = ({ firstName, lastName }: Name): string =>
  [firstName, lastName].filter((part) => part.trim() !== '').join(' ')

/** 'First Middle Last', as documents name a person. */
export const documentName = ({ firstName, middleName, lastName }: Name): string =>
  [firstName, middleName ?? '', lastName].filter((part) => part.trim() !== '').join(' ')

/** The first letters of first and last name, for a picture that is not there. */
export const initials = ({ firstName, lastName }: Name): string =>
  [firstName, lastName].map((part) => part.trim().charAt(0).toUpperCase()).join('')
