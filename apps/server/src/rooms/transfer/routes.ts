import * as exports from '@homeward/contract/agency-exports'
import { on, type Route } from '../../plumbing/http/mount.ts'
import {
  cancelAgencyExport,
  createAgencyExport,
  getAgencyExport,
  listAgencyExports,
} from './export/agency-exports.ts'

export const routes: readonly Route[] = [
  on(exports.listAgencyExports, listAgencyExports),
  on(exports.getAgencyExport, getAgencyExport),
  on(exports.createAgencyExport, createAgencyExport),
  on(exports.cancelAgencyExport, cancelAgencyExport),
]
