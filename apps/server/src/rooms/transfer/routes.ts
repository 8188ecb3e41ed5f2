import type { Route } from '../../plumbing/http/verb.ts'
import {
  listAgencyExports,
  getAgencyExport,
  createAgencyExport,
  cancelAgencyExport,
} from './export/agency-exports.ts'
import {
  listImports,
  getImport,
  createImport,
  checkImport,
  commitImport,
  undoImport,
  cancelImport,
} from './import/imports.ts'
import { listImportRows, importProblems } from './import/rows.ts'

export const routes: readonly Route[] = [
  listAgencyExports,
  getAgencyExport,
  createAgencyExport,
  cancelAgencyExport,
  listImports,
  getImport,
  createImport,
  checkImport,
  commitImport,
  undoImport,
  cancelImport,
  listImportRows,
  importProblems,
]
