import { listServices } from '@homeward/contract/catalogue'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { listServices as services } from './list-services.ts'

export const routes: readonly Route[] = [on(listServices, services)]
