import {
  archiveClient,
  createClient,
  getClient,
  listClients,
  updateClient,
} from '@homeward/contract/clients'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { archiveClient as archive } from './archive-client.ts'
import { createClient as create } from './create-client.ts'
import { getClient as get } from './get-client.ts'
import { listClients as list } from './list-clients.ts'
import { updateClient as update } from './update-client.ts'

export const routes: readonly Route[] = [
  on(listClients, list),
  on(getClient, get),
  on(createClient, create),
  on(updateClient, update),
  on(archiveClient, archive),
]
