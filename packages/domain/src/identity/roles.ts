import { word } from '../language/sentence.ts'

/** Every role a person can hold in an agency, in the order in which an office lists them. */
export const roles = [
  'owner',
  'admin',
  'billing_admin',
  'manager',
  'nurse',
  'pca',
  'cna',
  'cna1',
  'cna2',
  'travel_pca',
  'travel_cna',
  'sitter',
] as const

export type Role = (typeof roles)[number]

export const roleLabels: Record<Role, string> = {
  owner: word('Owner'),
  admin: word('Admin'),
  billing_admin: word('Billing admin'),
  manager: word('Manager'),
  nurse: word('Nurse'),
  pca: word('PCA'),
  cna: word('CNA'),
  cna1: word('CNA I'),
  cna2: word('CNA II'),
  travel_pca: word('Travel PCA'),
  travel_cna: word('Travel CNA'),
  sitter: word('Sitter'),
}

/** Office roles: they see the whole agency, within their capabilities. */
export const staffRoles = ['owner', 'admin', 'billing_admin', 'manager', 'nurse'] as const

/** Field roles: the server shows them their own visits and clients only. */
export const caregiverRoles = [
  'pca',
  'cna',
  'cna1',
  'cna2',
  'travel_pca',
  'travel_cna',
  'sitter',
] as const

/** Whether the role works in clients' homes and is therefore filtered to its own records. */
export const isCaregiverRole = (role: Role): boolean =>
  caregiverRoles.some((candidate) => candidate === role)

/** The record type that a new agent gets from its role. */
export const agentType = (role: Role): 'Caregiver' | 'Agent' =>
  isCaregiverRole(role) ? 'Caregiver' : 'Agent'
