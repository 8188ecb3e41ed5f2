import {
  IconActivity,
  IconCalendarWeek,
  IconClock,
  IconDeviceRemote,
  IconFileSpreadsheet,
  IconListCheck,
  IconTable,
} from '@tabler/icons-react'
import type { Screens } from '../../plumbing/paths/screen.ts'

/** The screens of this room. */
export const screens = {
  visits: {
    path: '/visits',
    access: 'staff',
    needs: 'visits.read',
    menu: { group: 'Visits', label: 'Visits', icon: IconListCheck, key: 'v' },
    load: () => import('./list/visits-screen.tsx').then((m) => m.VisitsScreen),
  },
  'visit.staffing': {
    spec: 'R032',
    path: '/visits/:visitId/staffing',
    access: 'staff',
    needs: 'visits.schedule',
    load: () => import('./staffing/staffing-screen.tsx').then((m) => m.StaffingScreen),
  },
  'agent.call-out': {
    path: '/agents/:agentId/call-out',
    access: 'staff',
    needs: 'visits.schedule',
    load: () => import('./call-out/call-out-screen.tsx').then((m) => m.CallOutScreen),
  },
  'visits.daily': {
    spec: 'R162',
    path: '/visits/daily',
    access: 'staff',
    needs: 'visits.read',
    menu: { group: 'Visits', label: 'Today’s visits', icon: IconClock },
    load: () => import('./list/daily-visits-screen.tsx').then((m) => m.DailyVisitsScreen),
  },
  'visits.feed': {
    spec: 'R030',
    path: '/visits/feed',
    access: 'staff',
    needs: 'visits.read',
    menu: { group: 'Visits', label: 'Live feed', icon: IconActivity },
    load: () => import('./feed/feed-screen.tsx').then((m) => m.FeedScreen),
  },
  'visits.journal': {
    spec: 'R163',
    path: '/visits/journal',
    access: 'staff',
    needs: 'visits.read',
    menu: { group: 'Visits', label: 'Visits journal', icon: IconTable },
    load: () => import('./journal/journal-screen.tsx').then((m) => m.JournalScreen),
  },
  'visits.reports': {
    path: '/visits/reports',
    access: 'staff',
    needs: 'lists.export',
    menu: { group: 'Visits', label: 'Visit reports', icon: IconFileSpreadsheet },
    load: () => import('./reports/visit-reports-screen.tsx').then((m) => m.VisitReportsScreen),
  },
  'visits.calendar': {
    spec: 'R028',
    path: '/visits-calendar',
    access: 'staff',
    needs: 'visits.read',
    menu: { group: 'Schedule', label: 'Schedule', icon: IconCalendarWeek, key: 's' },
    load: () => import('./week/calendar-screen.tsx').then((m) => m.VisitsCalendarScreen),
  },
  'client.calendar': {
    spec: 'R086',
    path: '/clients/:clientId/calendar/:date?',
    access: 'staff',
    needs: 'visits.read',
    load: () => import('./week/client-calendar-screen.tsx').then((m) => m.ClientCalendarScreen),
  },
  fobs: {
    path: '/fobs',
    plain: 'fob',
    access: 'staff',
    needs: 'clients.read',
    menu: { group: 'Clients', label: 'Fob devices', icon: IconDeviceRemote },
    load: () => import('./fobs-screen.tsx').then((m) => m.FobsScreen),
  },
} as const satisfies Screens
