import type { SessionUser } from '@homeward/contract/identity/sign-in'
import {
  IconBell,
  IconBuilding,
  IconBuildings,
  IconCalendarWeek,
  IconCash,
  IconChartBar,
  IconClipboardText,
  IconClock,
  IconFileInvoice,
  IconFileText,
  IconHeartHandshake,
  IconHome,
  IconId,
  IconKey,
  IconListCheck,
  IconMail,
  IconMailForward,
  IconMap,
  IconReceipt,
  IconScale,
  IconSearch,
  IconSettings,
  IconShieldCheck,
  IconStethoscope,
  IconUserHeart,
  IconUserPlus,
  IconUserQuestion,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { type PathId, pathOf } from '../plumbing/paths/list.ts'
import { may } from '../plumbing/session/session.ts'
import { isBuilt } from './built.ts'
import { lacksAgency } from './outside-agency.ts'

type Item = [id: PathId, label: string, icon: TablerIcon]

/** The menu, grouped by work. Only what is built and permitted is shown. */
const groups: readonly { label: string; items: readonly Item[] }[] = [
  { label: 'Today', items: [['dashboard', 'Dashboard', IconHome]] },
  {
    label: 'Clients',
    items: [
      ['clients', 'Clients', IconUserHeart],
      ['clients.eligibility', 'Eligibility', IconSearch],
    ],
  },
  {
    label: 'Caregivers',
    items: [
      ['agents', 'Caregivers', IconUsers],
      ['employees', 'Employees', IconId],
    ],
  },
  {
    label: 'Schedule',
    items: [
      ['visits.calendar', 'Visits calendar', IconCalendarWeek],
      ['calendar', 'Agency calendar', IconCalendarWeek],
      ['maps', 'Map', IconMap],
    ],
  },
  {
    label: 'Visits',
    items: [
      ['visits', 'Visits', IconListCheck],
      ['visits.daily', 'Daily visits', IconClock],
      ['visits.journal', 'Journal', IconClipboardText],
      ['visits.feed', 'Live feed', IconClock],
      ['admin.verifications', 'Verifications', IconStethoscope],
    ],
  },
  {
    label: 'Billing',
    items: [
      ['billing', 'Billing', IconCash],
      ['billing.claims', 'Claims', IconFileText],
      ['billing.invoices', 'Invoices', IconFileInvoice],
      ['billing.eras', 'Remittances', IconReceipt],
      ['billing.journal', 'Journal', IconScale],
      ['billing.report', 'Billing report', IconChartBar],
      ['claim-reports', 'Claim reports', IconChartBar],
      ['reports.annual-billing', 'Annual report', IconChartBar],
    ],
  },
  {
    label: 'Payroll',
    items: [
      ['payroll', 'Payroll', IconCash],
      ['timesheets', 'Timesheets', IconClock],
    ],
  },
  {
    label: 'Hiring',
    items: [
      ['applicants', 'Applicants', IconUserPlus],
      ['referrals', 'Referrals', IconHeartHandshake],
    ],
  },
  {
    label: 'Messages',
    items: [
      ['messages', 'Messages', IconMail],
      ['notifications', 'Notifications', IconBell],
    ],
  },
  {
    label: 'Admin',
    items: [
      ['admin', 'Admin', IconSettings],
      ['admin.agency', 'Agency', IconBuilding],
      ['admin.offices', 'Offices', IconBuilding],
      ['admin.payors', 'Payors', IconCash],
      ['admin.service-types', 'Services', IconStethoscope],
      ['questionnaires', 'Questionnaires', IconClipboardText],
      ['admin.activities', 'Activities', IconListCheck],
      ['admin.accounts', 'Accounts', IconKey],
      ['admin.access', 'Access', IconShieldCheck],
      ['admin.agencies', 'Agencies', IconBuildings],
      ['admin.signup-requests', 'Signup requests', IconUserQuestion],
      ['admin.outbox', 'Outbox', IconMailForward],
    ],
  },
]

export type MenuEntry = { id: PathId; label: string; icon: TablerIcon; href: string }
export type MenuGroup = { label: string; entries: MenuEntry[] }

/** The menu of a person: what is built and what their role may see. */
export const menuFor = (user: SessionUser): MenuGroup[] =>
  groups
    .map(({ label, items }) => ({
      label,
      entries: items
        .filter(([id]) => isOpenTo(user, id))
        .map(([id, entry, icon]) => ({ id, label: entry, icon, href: hrefOf(id) })),
    }))
    .filter((group) => group.entries.length > 0)

/** Whether an entry is built, and open to this person now. */
export const isOpenTo = (user: SessionUser, id: PathId): boolean => {
  const { needs } = pathOf(id)
  const permitted = needs === undefined || may(user, needs)
  return isBuilt(id) && permitted && !lacksAgency(user, id)
}

/** The address of an entry, which has no parameters but such that may be left out. */
export const hrefOf = (id: PathId): string => pathOf(id).path.replace(/\/:\w+\?/g, '')
