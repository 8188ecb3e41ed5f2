/** The database holds the tables of a Homeward from before its first release. */
export class EarlierTablesError extends Error {
  override name = 'EarlierTablesError'

  constructor() {
    super(
      'A Homeward from before the first release created the tables of this database. This version cannot continue from them. Nothing was changed or deleted.',
    )
  }
}

/** A migration of before, of which no database is without; none of today's has its name. */
const ofBefore = '0002_identity.sql'

export function refuseEarlierTables(ran: Iterable<string>): void {
  if ([...ran].includes(ofBefore)) throw new EarlierTablesError()
}
