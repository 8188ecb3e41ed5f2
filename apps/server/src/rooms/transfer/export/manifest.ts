/** What stands in an archive, so that whoever reads it can tell that nothing is missing or changed. */
export type Manifest = {
  readonly format: 'homeward-agency'
  readonly version: 1
  readonly agency: { readonly id: string; readonly name: string }
  readonly made_at: string
  /** The last migration of the database that it came from. */
  readonly schema: string
  readonly tables: readonly TableEntry[]
  readonly files: readonly FileEntry[]
  /** Ids of files whose bytes the storage no longer had. */
  readonly missing: readonly string[]
}

export type TableEntry = {
  readonly name: string
  readonly path: string
  readonly columns: readonly string[]
  /** Columns that were opened for the archive: they are sealed again when it is read. */
  readonly opened: readonly string[]
  readonly rows: number
  readonly sha256: string
}

export type FileEntry = {
  readonly id: string
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}

export const manifestPath = 'manifest.json'
export const accountsPath = 'accounts.csv'
export const tablePath = (name: string): string => `tables/${name}.csv`
export const filePath = (id: string): string => `files/${id}`
