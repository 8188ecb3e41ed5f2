import { IconBeach, IconCalendarQuestion, IconId } from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  'agents.add': {
    spec: 'R101',
    path: '/agents/add',
    access: 'staff',
    needs: 'caregivers.write',
    load: () => import('./agent-add-screen.tsx').then((m) => m.AgentAddScreen),
  },
  'agent.edit': {
    spec: 'R103',
    path: '/agents/:agentId/edit',
    access: 'staff',
    needs: 'caregivers.write',
    sample: 'caregivers',
    load: () => import('./agent-edit-screen.tsx').then((m) => m.AgentEditScreen),
  },
  'agent.edit.tab': {
    spec: 'R104',
    path: '/agents/:agentId/edit/:tab',
    access: 'staff',
    needs: 'caregivers.write',
    load: () => import('./agent-edit-screen.tsx').then((m) => m.AgentEditScreen),
  },
  employees: {
    spec: 'R160',
    path: '/employees',
    access: 'signed_in',
    needs: 'employees.read',
    menu: { group: 'Caregivers', label: 'Employees', icon: IconId },
    load: () => import('./employees-screen.tsx').then((m) => m.EmployeesScreen),
  },
  'leave-requests': {
    path: '/days-off',
    access: 'staff',
    needs: 'caregivers.read',
    menu: { group: 'Caregivers', label: 'Days off requested', icon: IconCalendarQuestion },
    load: () => import('./leave/leave-requests-screen.tsx').then((m) => m.LeaveRequestsScreen),
  },
  'agent-absences': {
    path: '/caregiver-absences',
    plain: 'agent_absence',
    access: 'staff',
    needs: 'caregivers.read',
    menu: { group: 'Caregivers', label: 'Caregiver absences', icon: IconBeach },
    load: () => import('./absences-screen.tsx').then((m) => m.AgentAbsencesScreen),
  },
} as const satisfies Screens
