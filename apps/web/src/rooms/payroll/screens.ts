import {
  IconCalendarDollar,
  IconCash,
  IconClipboardList,
  IconReceiptDollar,
} from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  payroll: {
    spec: 'R029',
    path: '/payroll',
    access: 'staff',
    needs: 'payroll.read',
    menu: { group: 'Payroll', label: 'Pay weeks', icon: IconCalendarDollar },
    load: () => import('./week/payroll-screen.tsx').then((m) => m.PayrollScreen),
  },
  timesheets: {
    spec: 'R161',
    path: '/timesheets',
    shows: ['timesheet'],
    showsBy: (id) => ({ timesheet: id }),
    access: 'staff',
    needs: 'payroll.read',
    menu: { group: 'Payroll', label: 'Timesheets', icon: IconReceiptDollar },
    load: () => import('./sheet/timesheets-screen.tsx').then((m) => m.TimesheetsScreen),
  },
  'pay-entries': {
    path: '/payroll/entries',
    plain: 'pay_entry',
    access: 'staff',
    needs: 'payroll.read',
    menu: { group: 'Payroll', label: 'Pay entries', icon: IconClipboardList },
    load: () => import('./records/pay-entries-screen.tsx').then((m) => m.PayEntriesScreen),
  },
  'pay-rates': {
    path: '/payroll/rates',
    plain: 'pay_rate',
    access: 'staff',
    needs: 'payroll.read',
    menu: { group: 'Payroll', label: 'Pay rates', icon: IconCash },
    load: () => import('./records/pay-rates-screen.tsx').then((m) => m.PayRatesScreen),
  },
  'admin.pay-rules': {
    path: '/admin/pay-rules',
    plain: 'pay_rules',
    access: 'staff',
    needs: 'payroll.read',
    admin: {
      group: 'Agency',
      title: 'Pay rules',
      hint: 'Overtime, minimum wage, travel, differentials',
    },
    load: () => import('./records/pay-rules-screen.tsx').then((m) => m.PayRulesScreen),
  },
  'admin.pay-holidays': {
    path: '/admin/pay-holidays',
    plain: 'pay_holiday',
    access: 'staff',
    needs: 'payroll.read',
    admin: { group: 'Agency', title: 'Holidays', hint: 'Days on which work pays more' },
    load: () => import('./records/pay-holidays-screen.tsx').then((m) => m.PayHolidaysScreen),
  },
  'admin.payroll-layouts': {
    path: '/admin/payroll-layouts',
    plain: 'payroll_preset',
    access: 'staff',
    needs: 'payroll.read',
    admin: {
      group: 'Agency',
      title: 'Payroll file layouts',
      hint: 'Columns of the files for your payroll service',
    },
    load: () => import('./records/payroll-layouts-screen.tsx').then((m) => m.PayrollLayoutsScreen),
  },
} as const satisfies Screens
