import { listOffices, listPayors } from '@homeward/contract/agency'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { listOffices as offices } from './list-offices.ts'
import { listPayors as payors } from './list-payors.ts'

export const routes: readonly Route[] = [on(listOffices, offices), on(listPayors, payors)]
