import type { ClientStatus } from '@homeward/domain/clients/vocabulary'
import type { Role } from '@homeward/domain/identity/roles'
import { crowdOffice, type DemoOffice } from '../data/agency.ts'
import type { DemoScale } from '../scale.ts'
import { caregiverName, clientName } from './names.ts'

/** Where clients stand, as often as in an agency at work; the rest is in care. */
const statuses: Partial<Record<number, ClientStatus>> = {
  9: 'prospect',
  14: 'inactive',
  21: 'pending-assessment',
  27: 'discharged',
  33: 'prospect',
  38: 'pending-careplan',
}

/** Clients of the crowd with their status. */
export const crowdClients = ({ clients }: DemoScale) =>
  Array.from({ length: clients }, (_, n) => ({
    status: statuses[n % 40] ?? ('active' as const),
    name: clientName(n),
  }))

const roles: readonly Role[] = ['pca', 'cna', 'pca', 'cna1', 'pca', 'cna2', 'pca', 'sitter']

type Member = {
  firstName: string
  lastName: string
  role: Role
  phone: string
  offices: readonly DemoOffice[]
  status?: 'inactive' | 'do-not-hire'
}

/** Caregivers of the crowd. */
export const crowdCaregivers = ({ caregivers }: DemoScale): Member[] =>
  Array.from({ length: caregivers }, (_, n): Member => {
    const [firstName, lastName] = caregiverName(n)
    const office = crowdOffice(n)
    const area = office === 'Raleigh' ? ['919', '984'] : ['828', '704']
    const member: Member = {
      firstName,
      lastName,
      role: roles[n % roles.length] ?? 'pca',
      phone: `${area[Math.floor((20 + n) / 100)] ?? '252'}5550${100 + ((20 + n) % 100)}`,
      offices: [office],
    }
    if (n % 29 === 28) return { ...member, status: n === 57 ? 'do-not-hire' : 'inactive' }
    return member
  })
