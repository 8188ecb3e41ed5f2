import { z } from 'zod'
import { id } from '../fields.ts'
import { actionsOf, topicsOf } from '../plain-record.ts'
import type { Actions, Jobs, Topics } from '../signal.ts'
import { records } from './all.ts'

export const jobs = {
  'agency.load_codes': z.object({ import_id: id }),
} as const satisfies Jobs

export const topics = {
  ...topicsOf(records),
  agency: 'agency.read',
  office: 'agency.read',
  payor: 'payors.read',
  diagnosis_code: 'agency.read',
  diagnosis_code_import: 'agency.read',
  integration: 'integrations.read',
} as const satisfies Topics

export const actions = {
  ...actionsOf(records),
  'agency.created': 'agency',
  'agency.updated': 'agency',
  'office.created': 'office',
  'office.updated': 'office',
  'office.archived': 'office',
  'payor.created': 'payor',
  'payor.updated': 'payor',
  'payor.archived': 'payor',
  'rate.created': 'rate',
  'rate.updated': 'rate',
  'rate.ended': 'rate',
  'rate.deleted': 'rate',
  'diagnosis_code.activated': 'diagnosis_code',
  'diagnosis_code.deactivated': 'diagnosis_code',
  'diagnosis_codes.load_started': 'diagnosis_code_import',
  'diagnosis_codes.load_canceled': 'diagnosis_code_import',
  'diagnosis_codes.load_failed': 'diagnosis_code_import',
  'diagnosis_codes.loaded': 'diagnosis_code_import',
  'integration.updated': 'integration',
  'integration.tested': 'integration',
  'integration_account.tested': 'integration_account',
} as const satisfies Actions
