import { listArchivedClients, restoreClient } from '@homeward/contract/clients/archive'
import { clientNeighbours, exportClients, listClientTags } from '@homeward/contract/clients/lists'
import {
  findClientDuplicates,
  listClientMerges,
  mergeClients,
  undoClientMerge,
} from '@homeward/contract/clients/merge'
import { revealClientField } from '@homeward/contract/clients/reveal'
import {
  archiveClient,
  createClient,
  getClient,
  listClients,
  updateClient,
} from '@homeward/contract/clients/clients'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { archiveClient as archive } from './archive/archive-client.ts'
import { listArchivedClients as listArchived } from './archive/list-archived-clients.ts'
import { restoreClient as restore } from './archive/restore-client.ts'
import { createClient as create } from './create-client.ts'
import { findClientDuplicates as findDuplicates } from './duplicates/find-duplicates.ts'
import { getClient as get } from './get-client.ts'
import { clientNeighbours as neighbours } from './list/client-neighbours.ts'
import { exportClients as exportAll } from './list/export-clients.ts'
import { listClients as list } from './list/list-clients.ts'
import { listClientTags as listTags } from './list/list-tags.ts'
import { listClientMerges as listMerges } from './merge/list-merges.ts'
import { mergeClients as merge } from './merge/merge-clients.ts'
import { undoClientMerge as undoMerge } from './merge/undo-merge.ts'
import { revealClientField as reveal } from './reveal-client-field.ts'
import { updateClient as update } from './update-client.ts'
import { routes as geocoding } from './geocoding/routes.ts'

export const routes: readonly Route[] = [
  on(listClients, list),
  on(exportClients, exportAll),
  on(listClientTags, listTags),
  on(getClient, get),
  on(clientNeighbours, neighbours),
  on(createClient, create),
  on(updateClient, update),
  on(archiveClient, archive),
  on(listArchivedClients, listArchived),
  on(restoreClient, restore),
  on(revealClientField, reveal),
  on(findClientDuplicates, findDuplicates),
  on(mergeClients, merge),
  on(undoClientMerge, undoMerge),
  on(listClientMerges, listMerges),
  ...geocoding,
]
