/** The office that numbers are narrowed to, and how an address says so. */
export type Office = { id: string | undefined; address: { office_id?: string } }

/** What is asked of a call that is narrowed to an office. */
export const ofOffice = ({ id }: Office): { office_id?: string } =>
  id === undefined ? {} : { office_id: id }
