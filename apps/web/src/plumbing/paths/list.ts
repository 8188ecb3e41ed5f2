import type { Capability } from '@homeward/domain/identity/capabilities'

/**
 * Who a path is for. `guest` sends people with a session on to their home; `signed_in` is for the
 * office and for people in the field alike.
 */
export type Access = 'public' | 'guest' | 'signed_in' | 'staff' | 'field'

type Declaration = {
  /** `:name` is a parameter, `:name?` one that may be left out. */
  path: `/${string}`
  access: Access
  /** Number in the list of screens. */
  spec?: string
  /** Capability without which the screen answers forbidden. */
  needs?: Capability
}

const open = <P extends `/${string}`>(spec: string, path: P, access: Access = 'public') => ({
  spec,
  path,
  access,
})
const staff = <P extends `/${string}`>(spec: string, path: P, needs?: Capability) => ({
  spec,
  path,
  access: 'staff' as const,
  ...(needs && { needs }),
})

/** Every path of the app. A path without a screen in `app/screens.ts` shows "not found". */
export const paths = {
  landing: open('R001', '/'),
  'error.unresponsive': open('R002', '/error-unresponsive'),
  signin: open('R003', '/signin', 'guest'),
  'reset-password': open('R004', '/reset-password', 'guest'),
  signup: open('', '/signup', 'guest'),
  'signup.success': open('', '/signup-success'),
  'job-application': open('R005', '/job-application/:agency_uuid'),
  'job-application.success': open('R006', '/job-application-success'),
  'invite.reset-password': open('R007', '/invite/reset-password'),
  'invite.accept': open('R008', '/accept-invite'),
  'invite.accepted': open('R009', '/accept-invite-success'),
  'public-questionnaire': open('R010', '/public-questionnaires'),
  'public-questionnaire.success': open('R011', '/public-questionnaire-success'),
  'not-found': open('R037', '/not-found'),
  'error.forbidden': open('R038', '/error-forbidden'),
  redirect: open('R039', '/redirect', 'signed_in'),
  'error.headless-forbidden': open('R040', '/headless-error-forbidden'),

  dashboard: staff('R020', '/dashboard'),
  account: open('R021', '/account', 'signed_in'),
  'account.password': open('R022', '/account/change-password', 'signed_in'),
  messages: staff('R023', '/message-center/:senderId?'),
  notifications: open('R024', '/notifications', 'signed_in'),
  notification: open('R025', '/notifications/:notificationId', 'signed_in'),
  maps: staff('R026', '/maps'),
  calendar: staff('R027', '/calendar'),

  visits: staff('', '/visits', 'visits.read'),
  'visits.calendar': staff('R028', '/visits-calendar', 'visits.read'),
  'visits.feed': staff('R030', '/visits/feed', 'visits.read'),
  'visits.daily': staff('R162', '/visits/daily', 'visits.read'),
  'visits.journal': staff('R163', '/visits/journal', 'visits.read'),
  visit: staff('R031', '/visits/:id', 'visits.read'),
  'visit.staffing': staff('R032', '/visits/:visitId/staffing', 'visits.schedule'),

  payroll: staff('R029', '/payroll'),
  timesheets: staff('R161', '/timesheets'),
  evaluation: staff('R034', '/evaluations/:evaluationId'),
  'evaluation.edit': staff('R035', '/evaluations/:evaluationId/edit'),
  'background-report': staff('R036', '/background-reports/:backgroundReportId'),

  admin: staff('R050', '/admin'),
  'admin.activities': staff('R051', '/admin/activities', 'audit.read'),
  'admin.access': staff('', '/admin/access', 'access.read'),
  'admin.accounts': staff('', '/admin/accounts', 'accounts.read'),
  'admin.agencies': staff('', '/admin/agencies', 'agencies.manage'),
  'admin.signup-requests': staff('', '/admin/signup-requests', 'signup_requests.decide'),
  'admin.outbox': staff('', '/admin/outbox', 'mails.read'),
  'admin.announcements': staff('R052', '/admin/announcements'),
  'admin.announcements.add': staff('R053', '/admin/announcements/add'),
  'admin.announcement': staff('R054', '/admin/announcements/:announcementId'),
  'admin.announcement.edit': staff('R055', '/admin/announcements/:announcementId/edit'),
  'admin.diagnosis-codes': staff('R056', '/admin/diagnosis-codes', 'agency.read'),
  'admin.offices': staff('R057', '/admin/offices', 'agency.read'),
  'admin.payors': staff('R058', '/admin/payors', 'payors.read'),
  'admin.payors.add': staff('', '/admin/payors/add', 'payors.write'),
  'admin.payor': staff('', '/admin/payors/:payorId', 'payors.read'),
  'admin.phone-numbers': staff('R059', '/admin/phone-numbers', 'agency.read'),
  'admin.notes': staff('R060', '/admin/notes', 'clients.read'),
  'admin.verifications': staff('R061', '/admin/verifications'),
  'admin.questionnaires': staff('R062', '/admin/questionnaires'),
  'admin.questionnaire': staff('R063', '/admin/questionnaires/:questionnaireId'),
  'admin.service-types': staff('R064', '/admin/service-types/:serviceType?', 'catalogue.read'),
  'admin.agency': staff('R065', '/admin/agency', 'agency.read'),
  'admin.integrations': staff('R066', '/admin/integrations', 'integrations.read'),
  'admin.addresses': staff('R067', '/admin/addresses', 'clients.read'),
  'admin.interview-agents': staff('R068', '/admin/interview-agents'),
  'admin.interview-agents.add': staff('R069', '/admin/interview-agents/add'),
  'admin.interview-agent': staff('R070', '/admin/interview-agents/:interviewAgentId'),
  'admin.interview-agent.edit': staff('R071', '/admin/interview-agents/:interviewAgentId/edit'),
  'admin.language-models': staff('R072', '/admin/language-models'),
  'admin.imports': staff('', '/admin/imports', 'imports.write'),
  'admin.imports.add': staff('', '/admin/imports/add', 'imports.write'),
  'admin.import': staff('', '/admin/imports/:importId', 'imports.write'),
  'admin.documents': staff('', '/admin/documents', 'files.read'),
  'admin.exports': staff('', '/admin/exports', 'agency.export'),

  clients: staff('R080', '/clients', 'clients.read'),
  'clients.eligibility': staff('R081', '/clients/eligibility-research', 'clients.read'),
  'clients.add': staff('R082', '/clients/add', 'clients.write'),
  'clients.archived': staff('', '/clients/archived', 'clients.write'),
  client: staff('R083', '/clients/:clientId', 'clients.read'),
  'client.edit': staff('R084', '/clients/:clientId/edit', 'clients.write'),
  'client.edit.tab': staff('R085', '/clients/:clientId/edit/:tab', 'clients.write'),
  'client.calendar': staff('R086', '/clients/:clientId/calendar/:date?', 'visits.read'),
  careplan: staff('R087', '/clients/:clientId/careplan/:careplanId', 'careplans.read'),
  'careplan.edit': staff('R088', '/clients/:clientId/careplan/:careplanId/edit', 'careplans.write'),
  'client.questionnaire': staff('R089', '/clients/:clientId/questionnaires/:questionnaireId'),
  'assessment.create-careplan': staff(
    'R090',
    '/clients/:clientId/assessments/:assessmentId/create-careplan',
    'careplans.write',
  ),
  'assessments.entrance': staff('R091', '/clients/:clientId/assessments/entrance'),
  'assessments.add': staff('R092', '/clients/:clientId/assessments/add/:authorizationId'),
  assessment: staff('R093', '/clients/:clientId/assessments/:assessmentId'),
  'assessment.edit': staff('R094', '/clients/:clientId/assessments/:assessmentId/edit'),
  'assessment.questionnaire': staff(
    'R095',
    '/clients/:clientId/assessments/:assessmentId/questionnaires/:questionnaireId',
  ),

  agents: staff('R100', '/agents', 'caregivers.read'),
  'agents.add': staff('R101', '/agents/add', 'caregivers.write'),
  agent: staff('R102', '/agents/:agentId', 'caregivers.read'),
  'agent.edit': staff('R103', '/agents/:agentId/edit', 'caregivers.write'),
  'agent.edit.tab': staff('R104', '/agents/:agentId/edit/:tab', 'caregivers.write'),
  'agent.background-check': staff('R105', '/agents/:agentId/background-check'),
  'agent.questionnaire': staff('R106', '/agents/:agentId/questionnaires/:questionnaireId'),
  caregiver: staff('R041', '/caregivers/:id', 'caregivers.read'),
  employees: {
    spec: 'R160',
    path: '/employees',
    access: 'signed_in',
    needs: 'employees.read',
  },

  applicants: staff('R110', '/prospects/applicants'),
  referrals: staff('R111', '/prospects/referrals'),
  applicant: staff('R112', '/applicants/:applicantId'),
  'applicant.edit': staff('R113', '/applicants/:applicantId/edit'),
  'applicant.background-check': staff('R114', '/applicants/:applicantId/background-check'),
  'applicant.questionnaire': staff(
    'R115',
    '/applicants/:applicantId/questionnaires/:questionnaireId',
  ),

  billing: staff('R120', '/billing', 'claims.read'),
  'billing.journal': staff('R121', '/billing/journal', 'journal.read'),
  'billing.claims': staff('R122', '/billing/claims', 'claims.read'),
  'billing.invoices': staff('R123', '/billing/invoices', 'claims.read'),
  'billing.report': staff('R124', '/billing/report', 'claims.read'),
  'billing.eras': staff('R125', '/billing/eras', 'remittances.read'),
  'billing.eras.claims': staff('R126', '/billing/eras/claims', 'remittances.read'),
  'billing.eras.charges': staff('R127', '/billing/eras/charges', 'remittances.read'),
  'billing.era': staff('R128', '/billing/eras/:eraId', 'remittances.read'),
  invoice: staff('R033', '/invoices/:invoiceId', 'claims.read'),
  'reports.annual-billing': staff('R129', '/reports/annual-billing-report', 'claims.read'),
  'claim-reports': staff('R164', '/claim-reports', 'claims.read'),

  questionnaires: staff('R140', '/questionnaires'),
  'questionnaires.add': staff('R141', '/questionnaires/add'),
  'questionnaires.add.visual': staff('R142', '/questionnaires/add/visual'),
  'questionnaires.add.settings': staff('R143', '/questionnaires/add/settings'),
  'questionnaire.edit': staff('R144', '/questionnaires/edit/:questionnaireId'),
  'questionnaire.visual': staff('R145', '/questionnaires/edit/:questionnaireId/visual'),
  'questionnaire.processors': staff('R146', '/questionnaires/edit/:questionnaireId/processors'),
  'questionnaire.settings': staff('R147', '/questionnaires/edit/:questionnaireId/settings'),
  'questionnaire.recommendations': staff(
    'R148',
    '/questionnaires/edit/:questionnaireId/group-processors/:groupProcessorId/recommendations',
  ),

  field: { spec: 'R166', path: '/field', access: 'field' },
  'field.visit': { path: '/field/visits/:id', access: 'field' },
} as const satisfies Record<string, Declaration>

export type PathId = keyof typeof paths

export const pathIds = Object.keys(paths) as PathId[]

/** A path as declared, for code that treats all alike. */
export const pathOf = (id: PathId): Declaration => paths[id]
