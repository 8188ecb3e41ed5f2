import { clientAbsenceRecord } from './absences/absence-record.ts'
import type { Route } from '../../plumbing/http/verb.ts'
import { listClients } from './list/list-clients.ts'
import { exportClients } from './list/export-clients.ts'
import { listClientTags } from './list/list-tags.ts'
import { getClient } from './get-client.ts'
import { clientNeighbours } from './list/client-neighbours.ts'
import { createClient } from './create-client.ts'
import { updateClient } from './update-client.ts'
import { archiveClient } from './archive/archive-client.ts'
import { listArchivedClients } from './archive/list-archived-clients.ts'
import { restoreClient } from './archive/restore-client.ts'
import { revealClientField } from './reveal-client-field.ts'
import { findClientDuplicates } from './duplicates/find-duplicates.ts'
import { mergeClients } from './merge/merge-clients.ts'
import { undoClientMerge } from './merge/undo-merge.ts'
import { listClientMerges } from './merge/list-merges.ts'
import { clientPayorRecord } from './payors/payor-record.ts'
import { routes as geocoding } from './geocoding/routes.ts'

export const routes: readonly Route[] = [
  listClients,
  exportClients,
  listClientTags,
  getClient,
  clientNeighbours,
  createClient,
  updateClient,
  archiveClient,
  listArchivedClients,
  restoreClient,
  revealClientField,
  findClientDuplicates,
  mergeClients,
  undoClientMerge,
  listClientMerges,
  ...geocoding,
  ...clientAbsenceRecord.routes,
  ...clientPayorRecord.routes,
]
