import * as exports from '@homeward/contract/transfer/agency-exports'
import * as imports from '@homeward/contract/transfer/imports'
import { on, type Route } from '../../plumbing/http/mount.ts'
import {
  cancelAgencyExport,
  createAgencyExport,
  getAgencyExport,
  listAgencyExports,
} from './export/agency-exports.ts'
import {
  cancelImport,
  checkImport,
  commitImport,
  createImport,
  getImport,
  listImports,
  undoImport,
} from './import/imports.ts'
import { importProblems, listImportRows } from './import/rows.ts'

export const routes: readonly Route[] = [
  on(exports.listAgencyExports, listAgencyExports),
  on(exports.getAgencyExport, getAgencyExport),
  on(exports.createAgencyExport, createAgencyExport),
  on(exports.cancelAgencyExport, cancelAgencyExport),
  on(imports.listImports, listImports),
  on(imports.getImport, getImport),
  on(imports.createImport, createImport),
  on(imports.checkImport, checkImport),
  on(imports.commitImport, commitImport),
  on(imports.undoImport, undoImport),
  on(imports.cancelImport, cancelImport),
  on(imports.listImportRows, listImportRows),
  on(imports.importProblems, importProblems),
]
