import type { AuditEvent } from '@homeward/contract/identity/audit'
import type { findAuditEvents } from './audit-store.ts'

type Row = Awaited<ReturnType<typeof findAuditEvents>>['rows'][number]

export const presentAuditEvent = (row: Row): AuditEvent => ({
  ...row,
  changes: row.changes as AuditEvent['changes'],
})
