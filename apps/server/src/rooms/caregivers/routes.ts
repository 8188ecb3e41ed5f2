import { listCaregivers } from '@homeward/contract/caregivers'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { listCaregivers as caregivers } from './list-caregivers.ts'

export const routes: readonly Route[] = [on(listCaregivers, caregivers)]
