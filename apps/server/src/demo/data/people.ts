import type { Role } from '@homeward/domain/identity/roles'
import { type DemoOffice, demoOffices } from './agency.ts'

type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  readonly phone: string
  readonly offices: readonly DemoOffice[]
}

const both = ['Asheville', 'Raleigh'] as const
const all = demoOffices
const west = ['Asheville'] as const
const east = ['Raleigh'] as const

/** Who can sign in, by username. */
export const demoUsers: Readonly<Record<string, Person & { superAdmin?: true }>> = {
  owner: person('Eleanor', 'Whitfield', 'owner', '8285550101', all),
  admin: person('Marcus', 'Bell', 'admin', '8285550102', all),
  manager: person('Priya', 'Raman', 'manager', '8285550103', all),
  nurse: person('Joan', 'Castellano', 'nurse', '8285550104', all),
  billing: person('Devon', 'Park', 'billing_admin', '8285550105', all),
  caregiver: person('Tasha', 'Greene', 'cna', '8285550106', west),
  super: { ...person('Sam', 'Okoye', 'owner', '8285550107', all), superAdmin: true },
}

/** Caregivers whose accounts have no password yet, so that they cannot sign in. */
export const demoCaregivers: readonly (Person & { status?: 'inactive' | 'do-not-hire' })[] = [
  person('Angela', 'Burrell', 'pca', '8285550110', west),
  person('Bernice', 'Tran', 'cna', '8285550111', west),
  person('Calvin', 'Osborne', 'pca', '8285550112', west),
  person('Delia', 'Fuentes', 'cna1', '8285550113', west),
  person('Emmanuel', 'Adeyemi', 'cna2', '8285550114', west),
  person('Faith', 'Lindqvist', 'pca', '8285550115', west),
  person('Grace', 'Mbeki', 'travel_cna', '8285550116', both),
  person('Hector', 'Villalobos', 'pca', '9195550110', east),
  person('Irene', 'Kowalczyk', 'cna', '9195550111', east),
  person('Jamal', 'Whitaker', 'pca', '9195550112', east),
  person('Keisha', 'Daniels', 'cna1', '9195550113', east),
  person('Lourdes', 'Peña', 'pca', '9195550114', east),
  person('Mei-Ling', 'Zhao', 'sitter', '9195550115', east),
  person('Nadia', 'Rahman', 'travel_pca', '9195550116', both),
  { ...person('Oscar', 'Pruitt', 'pca', '9195550117', east), status: 'inactive' },
]

function person(
  firstName: string,
  lastName: string,
  role: Role,
  phone: string,
  offices: readonly DemoOffice[],
): Person {
  return { firstName, lastName, role, phone, offices }
}
