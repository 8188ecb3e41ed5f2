/** A protected column: `<field>_sealed`, with `<field>_index` beside it where it can be searched. */
export type SealedColumn = {
  readonly table: string
  readonly field: string
  readonly indexed: boolean
  /** Whose id, besides table and field, the seal is bound to: moved elsewhere, it does not open. */
  readonly boundTo: 'agency' | 'row'
}

const ofAgency = (table: string, field: string, indexed: boolean): SealedColumn => ({
  table,
  field,
  indexed,
  boundTo: 'agency',
})

/** Every protected column of the database, for rotating keys and for exports. */
export const sealedColumns: readonly SealedColumn[] = [
  ofAgency('clients', 'social_security_number', true),
  ofAgency('clients', 'medicaid_number', true),
  ofAgency('clients', 'medicare_number', true),
  ofAgency('clients', 'insurance_number', true),
  ofAgency('agent_private_profiles', 'social_security_number', true),
  ofAgency('agent_private_profiles', 'medicaid_id', false),
  ofAgency('integrations', 'secret', false),
  { table: 'users', field: 'totp', indexed: false, boundTo: 'row' },
]

/** What a value of the column is sealed for, as `seal` and `blindIndex` are told. */
export const placeOf = (
  column: SealedColumn,
  row: { agencyId: string | null; id: string },
): string =>
  `${column.table}.${column.field}:${column.boundTo === 'agency' ? row.agencyId : row.id}`
