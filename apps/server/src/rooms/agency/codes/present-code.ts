import type { DiagnosisCode } from '@homeward/contract/agency/diagnosis-codes'
import { dotted } from '@homeward/domain/agency/diagnosis-codes'
import type { CodeRow } from './code-store.ts'

export const presentCode = (row: CodeRow): DiagnosisCode => ({ ...row, label: dotted(row.code) })
