import { z } from 'zod'

/** What may be a column: these names become parts of statements where an archive is read. */
const column = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)
const columns = z.array(column).readonly()
const sha256 = z.string()

const TableEntry = z
  .object({
    name: column,
    path: z.string(),
    columns,
    /** Columns that were opened for the archive: they are sealed again when it is read. */
    opened: columns,
    rows: z.int(),
    sha256,
  })
  .readonly()
export type TableEntry = z.infer<typeof TableEntry>

/** A file is stored under its id. */
const FileEntry = z.object({ id: z.uuid(), path: z.string(), bytes: z.int(), sha256 }).readonly()
export type FileEntry = z.infer<typeof FileEntry>

/** The manifest of an archive, which shows that nothing is missing or changed. */
export const Manifest = z
  .object({
    format: z.literal('homeward-agency'),
    version: z.literal(1),
    agency: z.object({ id: z.uuid(), name: z.string() }).readonly(),
    made_at: z.string(),
    /** The last migration of the database that it came from. */
    schema: z.string(),
    tables: z.array(TableEntry).readonly(),
    files: z.array(FileEntry).readonly(),
    /** Ids of files whose bytes the storage no longer had. */
    missing: z.array(z.uuid()).readonly(),
  })
  .readonly()
export type Manifest = z.infer<typeof Manifest>

export const manifestPath = 'manifest.json'
export const accountsPath = 'accounts.csv'
export const tablePath = (name: string): string => `tables/${name}.csv`
export const filePath = (id: string): string => `files/${id}`
