import type { ComponentType } from 'react'
import type { PathId } from '../plumbing/paths/list.ts'

type Load = () => Promise<ComponentType>

/**
 * The screens that are built: one line each, loaded when somebody goes there. A path without a line
 * here shows "not found" and is not in the menu.
 */
export const screens: Partial<Record<PathId, Load>> = {
  landing: () => import('../rooms/identity/guest/landing-screen.tsx').then((m) => m.LandingScreen),
  signin: () => import('../rooms/identity/sign-in/sign-in-screen.tsx').then((m) => m.SignInScreen),
  'reset-password': () =>
    import('../rooms/identity/invites/reset-password-screen.tsx').then(
      (m) => m.ResetPasswordScreen,
    ),
  signup: () => import('../rooms/identity/signup/signup-screen.tsx').then((m) => m.SignupScreen),
  'signup.success': () =>
    import('../rooms/identity/signup/signup-success-screen.tsx').then((m) => m.SignupSuccessScreen),
  'invite.reset-password': () =>
    import('../rooms/identity/invites/invite-screen.tsx').then((m) => m.InviteScreen),
  'invite.accept': () =>
    import('../rooms/identity/invites/invite-screen.tsx').then((m) => m.InviteScreen),
  'invite.accepted': () =>
    import('../rooms/identity/invites/accepted-screen.tsx').then((m) => m.InviteAcceptedScreen),
  redirect: () => import('./redirect-screen.tsx').then((m) => m.RedirectScreen),
  caregiver: () => import('./redirect-screen.tsx').then((m) => m.CaregiverRedirectScreen),
  'error.unresponsive': () => import('./unresponsive-screen.tsx').then((m) => m.UnresponsiveScreen),
  'error.forbidden': () => import('./error-screens.tsx').then((m) => m.ForbiddenScreen),
  'error.headless-forbidden': () => import('./error-screens.tsx').then((m) => m.ForbiddenScreen),
  'not-found': () => import('./error-screens.tsx').then((m) => m.NotFoundScreen),
  clients: () => import('./clients-screen.tsx').then((m) => m.ClientsScreen),
  'clients.archived': () =>
    import('../rooms/clients/archive/archived-screen.tsx').then((m) => m.ArchivedScreen),
  'clients.add': () =>
    import('../rooms/clients/client-add-screen.tsx').then((m) => m.ClientAddScreen),
  client: () => import('./client-screen.tsx').then((m) => m.ClientScreen),
  'client.edit': () =>
    import('../rooms/clients/client-edit-screen.tsx').then((m) => m.ClientEditScreen),
  'client.edit.tab': () =>
    import('../rooms/clients/client-edit-screen.tsx').then((m) => m.ClientEditScreen),
  agents: () => import('./agents-screen.tsx').then((m) => m.AgentsScreen),
  'agents.add': () =>
    import('../rooms/caregivers/agent-add-screen.tsx').then((m) => m.AgentAddScreen),
  agent: () => import('./agent-screen.tsx').then((m) => m.AgentScreen),
  'agent.edit': () =>
    import('../rooms/caregivers/agent-edit-screen.tsx').then((m) => m.AgentEditScreen),
  'agent.edit.tab': () =>
    import('../rooms/caregivers/agent-edit-screen.tsx').then((m) => m.AgentEditScreen),
  employees: () =>
    import('../rooms/caregivers/employees-screen.tsx').then((m) => m.EmployeesScreen),
  careplan: () => import('../rooms/care/careplan-screen.tsx').then((m) => m.CareplanScreen),
  'careplan.edit': () =>
    import('../rooms/care/careplan-edit-screen.tsx').then((m) => m.CareplanEditScreen),
  account: () => import('./account-screen.tsx').then((m) => m.AccountScreen),
  'account.password': () =>
    import('../rooms/identity/account/change-password-screen.tsx').then(
      (m) => m.ChangePasswordScreen,
    ),
  dashboard: () => import('../rooms/insights/dashboard-screen.tsx').then((m) => m.DashboardScreen),
  admin: () => import('./admin-screen.tsx').then((m) => m.AdminScreen),
  'admin.access': () =>
    import('../rooms/identity/admin/access-screen.tsx').then((m) => m.AccessScreen),
  'admin.accounts': () =>
    import('../rooms/identity/admin/accounts-screen.tsx').then((m) => m.AccountsScreen),
  'admin.agencies': () =>
    import('../rooms/identity/admin/agencies-screen.tsx').then((m) => m.AgenciesScreen),
  'admin.outbox': () =>
    import('../rooms/identity/admin/outbox-screen.tsx').then((m) => m.OutboxScreen),
  'admin.signup-requests': () =>
    import('../rooms/identity/admin/signup-requests-screen.tsx').then(
      (m) => m.SignupRequestsScreen,
    ),
  'admin.activities': () => import('../rooms/identity/audit-screen.tsx').then((m) => m.AuditScreen),
  'admin.agency': () =>
    import('../rooms/agency/profile/agency-screen.tsx').then((m) => m.AgencyScreen),
  'admin.offices': () =>
    import('../rooms/agency/offices/offices-screen.tsx').then((m) => m.OfficesScreen),
  'admin.phone-numbers': () =>
    import('../rooms/agency/numbers/numbers-screen.tsx').then((m) => m.PhoneNumbersScreen),
  'admin.diagnosis-codes': () =>
    import('../rooms/agency/codes/codes-screen.tsx').then((m) => m.DiagnosisCodesScreen),
  'admin.integrations': () =>
    import('../rooms/agency/integrations/integrations-screen.tsx').then(
      (m) => m.IntegrationsScreen,
    ),
  'admin.addresses': () =>
    import('../rooms/agency/addresses/addresses-screen.tsx').then((m) => m.AddressesScreen),
  'admin.notes': () =>
    import('../rooms/collaboration/notes/notes-screen.tsx').then((m) => m.NotesScreen),
  'admin.payors': () =>
    import('../rooms/agency/payors/payors-screen.tsx').then((m) => m.PayorsScreen),
  'admin.payors.add': () =>
    import('../rooms/agency/payors/payor-add-screen.tsx').then((m) => m.PayorAddScreen),
  'admin.payor': () => import('../rooms/agency/payors/payor-screen.tsx').then((m) => m.PayorScreen),
  'admin.service-types': () =>
    import('../rooms/catalogue/services-screen.tsx').then((m) => m.ServicesScreen),
  'admin.imports': () =>
    import('../rooms/transfer/imports-screen.tsx').then((m) => m.ImportsScreen),
  'admin.imports.add': () =>
    import('../rooms/transfer/import-add-screen.tsx').then((m) => m.ImportAddScreen),
  'admin.import': () => import('../rooms/transfer/import-screen.tsx').then((m) => m.ImportScreen),
  'admin.documents': () =>
    import('../rooms/files/agency-files-screen.tsx').then((m) => m.AgencyFilesScreen),
  'admin.exports': () =>
    import('../rooms/transfer/exports-screen.tsx').then((m) => m.ExportsScreen),
  'billing.claims': () =>
    import('../rooms/billing/claims/claims-screen.tsx').then((m) => m.ClaimsScreen),
  'billing.eras': () =>
    import('../rooms/billing/remittances/eras-screen.tsx').then((m) => m.ErasScreen),
  'billing.era': () =>
    import('../rooms/billing/remittances/era-screen.tsx').then((m) => m.EraScreen),
  'billing.journal': () =>
    import('../rooms/billing/journal/journal-screen.tsx').then((m) => m.JournalScreen),
  notifications: () =>
    import('../rooms/collaboration/notifications/notifications-screen.tsx').then(
      (m) => m.NotificationsScreen,
    ),
  notification: () =>
    import('../rooms/collaboration/notifications/notification-screen.tsx').then(
      (m) => m.NotificationScreen,
    ),
  visits: () => import('../rooms/visits/list/visits-screen.tsx').then((m) => m.VisitsScreen),
  'visits.daily': () =>
    import('../rooms/visits/list/daily-visits-screen.tsx').then((m) => m.DailyVisitsScreen),
  'visits.calendar': () =>
    import('../rooms/visits/week/calendar-screen.tsx').then((m) => m.VisitsCalendarScreen),
  'client.calendar': () =>
    import('../rooms/visits/week/client-calendar-screen.tsx').then((m) => m.ClientCalendarScreen),
  visit: () => import('./visit-screen.tsx').then((m) => m.VisitScreen),
  field: () => import('../rooms/field/field-screen.tsx').then((m) => m.FieldScreen),
  'field.visit': () => import('./field-visit-screen.tsx').then((m) => m.FieldVisitScreen),
}
