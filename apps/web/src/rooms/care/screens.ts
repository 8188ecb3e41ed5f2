import { IconClipboardText, IconFileSpreadsheet, IconShieldCheck } from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  authorizations: {
    path: '/authorizations',
    access: 'staff',
    needs: 'authorizations.read',
    menu: { group: 'Clients', label: 'Authorizations', icon: IconShieldCheck },
    load: () =>
      import('./authorizations/authorizations-screen.tsx').then((m) => m.AuthorizationsScreen),
  },
  'careplan.reports': {
    path: '/careplans/reports',
    access: 'staff',
    needs: 'lists.export',
    menu: { group: 'Clients', label: 'Care plan reports', icon: IconFileSpreadsheet },
    load: () =>
      import('./reports/careplan-reports-screen.tsx').then((m) => m.CareplanReportsScreen),
  },
  'assessment.reports': {
    path: '/assessments/reports',
    access: 'staff',
    needs: 'assessments.write',
    menu: { group: 'Clients', label: 'Assessment reports', icon: IconClipboardText },
    load: () =>
      import('./assessments/assessment-reports-screen.tsx').then((m) => m.AssessmentReportsScreen),
  },
  'assessment.entrance': {
    spec: 'R091',
    path: '/clients/:clientId/assessments/entrance',
    access: 'staff',
    needs: 'assessments.write',
    load: () => import('./assessments/entrance-screen.tsx').then((m) => m.AssessmentEntranceScreen),
  },
  'assessment.add': {
    spec: 'R092',
    path: '/clients/:clientId/assessments/add/:authorizationId',
    access: 'staff',
    needs: 'assessments.write',
    load: () =>
      import('./assessments/assessment-add-screen.tsx').then((m) => m.AssessmentAddScreen),
  },
  assessment: {
    spec: 'R093',
    path: '/clients/:clientId/assessments/:assessmentId',
    access: 'staff',
    needs: 'assessments.read',
    load: () => import('./assessments/assessment-screen.tsx').then((m) => m.AssessmentScreen),
  },
  'assessment.edit': {
    spec: 'R094',
    path: '/clients/:clientId/assessments/:assessmentId/edit',
    access: 'staff',
    needs: 'assessments.write',
    load: () =>
      import('./assessments/assessment-edit-screen.tsx').then((m) => m.AssessmentEditScreen),
  },
  'assessment.careplan': {
    spec: 'R090',
    path: '/clients/:clientId/assessments/:assessmentId/create-careplan',
    access: 'staff',
    needs: 'careplans.write',
    load: () => import('./assessments/careplan-add-screen.tsx').then((m) => m.CareplanAddScreen),
  },
  careplan: {
    spec: 'R087',
    path: '/clients/:clientId/careplan/:careplanId',
    access: 'staff',
    needs: 'careplans.read',
    load: () => import('./careplan-screen.tsx').then((m) => m.CareplanScreen),
  },
  'careplan.edit': {
    spec: 'R088',
    path: '/clients/:clientId/careplan/:careplanId/edit',
    access: 'staff',
    needs: 'careplans.write',
    load: () => import('./careplan-edit-screen.tsx').then((m) => m.CareplanEditScreen),
  },
} as const satisfies Screens
