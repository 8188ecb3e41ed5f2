import * as agencyExports from './agency-exports.ts'
import * as imports from './imports.ts'

/** The files of this room that declare calls. */
export const transfer = { calls: [agencyExports, imports] }
