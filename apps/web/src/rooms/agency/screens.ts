import { IconBuilding, IconCash } from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  'admin.agency': {
    spec: 'R065',
    path: '/admin/agency',
    shows: ['agency'],
    access: 'staff',
    needs: 'agency.read',
    menu: { group: 'Admin', label: 'Agency', icon: IconBuilding },
    admin: {
      group: 'Agency',
      title: 'Agency',
      hint: 'Profile, ID numbers, logo, time zone and settings.',
    },
    load: () => import('./profile/agency-screen.tsx').then((m) => m.AgencyScreen),
  },
  'admin.offices': {
    spec: 'R057',
    path: '/admin/offices',
    access: 'staff',
    needs: 'agency.read',
    menu: { group: 'Admin', label: 'Offices', icon: IconBuilding },
    admin: { group: 'Agency', title: 'Offices', hint: 'The agency’s locations.' },
    load: () => import('./offices/offices-screen.tsx').then((m) => m.OfficesScreen),
  },
  'admin.phone-numbers': {
    spec: 'R059',
    path: '/admin/phone-numbers',
    plain: 'phone_number',
    access: 'staff',
    needs: 'agency.read',
    admin: { group: 'Agency', title: 'Phone numbers', hint: 'For calls and text messages.' },
    load: () => import('./numbers/numbers-screen.tsx').then((m) => m.PhoneNumbersScreen),
  },
  'admin.diagnosis-codes': {
    spec: 'R056',
    path: '/admin/diagnosis-codes',
    access: 'staff',
    needs: 'agency.read',
    admin: {
      group: 'Care and billing',
      title: 'Diagnosis codes',
      hint: 'Active codes and the annual CMS file.',
    },
    load: () => import('./codes/codes-screen.tsx').then((m) => m.DiagnosisCodesScreen),
  },
  'admin.integrations': {
    spec: 'R066',
    path: '/admin/integrations',
    access: 'staff',
    needs: 'integrations.read',
    admin: {
      group: 'Integrations and data',
      title: 'Integrations',
      hint: 'Set up, test and monitor connections.',
    },
    load: () => import('./integrations/integrations-screen.tsx').then((m) => m.IntegrationsScreen),
  },
  'admin.integration-accounts': {
    path: '/admin/integrations/accounts',
    access: 'staff',
    needs: 'integrations.read',
    admin: {
      group: 'Integrations and data',
      title: 'Accounts',
      hint: 'Accounts with EVV vendors, clearinghouses and phone services.',
    },
    plain: 'integration_account',
    load: () =>
      import('./integration-accounts-screen.tsx').then((m) => m.IntegrationAccountsScreen),
  },
  'admin.addresses': {
    spec: 'R067',
    path: '/admin/addresses',
    access: 'staff',
    needs: 'clients.read',
    admin: { group: 'Agency', title: 'Addresses', hint: 'Map locations for distance checks.' },
    load: () => import('./addresses/addresses-screen.tsx').then((m) => m.AddressesScreen),
  },
  'admin.payors': {
    spec: 'R058',
    path: '/admin/payors',
    access: 'staff',
    needs: 'payors.read',
    menu: { group: 'Admin', label: 'Payors', icon: IconCash },
    admin: {
      group: 'Care and billing',
      title: 'Payors',
      hint: 'Payors, unit rounding and rates.',
    },
    load: () => import('./payors/payors-screen.tsx').then((m) => m.PayorsScreen),
  },
  'admin.payors.add': {
    path: '/admin/payors/add',
    access: 'staff',
    needs: 'payors.write',
    load: () => import('./payors/payor-add-screen.tsx').then((m) => m.PayorAddScreen),
  },
  'admin.payor': {
    path: '/admin/payors/:payorId',
    access: 'staff',
    needs: 'payors.read',
    sample: 'payors',
    load: () => import('./payors/payor-screen.tsx').then((m) => m.PayorScreen),
  },
} as const satisfies Screens
