/** The password of every account of the demo agency; the sign-in page shows it, so it protects nothing. */
export const demoPassword = 'homeward-demo-2026'

/** The demo agency's accounts that anyone can try, by username. */
export const demoPeople = [
  { username: 'owner', name: 'Eleanor Whitfield', title: 'Owner', does: 'Everything' },
  { username: 'manager', name: 'Priya Raman', title: 'Scheduler', does: 'Schedule, visits' },
  { username: 'billing', name: 'Devon Park', title: 'Biller', does: 'Claims, payments' },
  { username: 'nurse', name: 'Joan Castellano', title: 'Nurse', does: 'Clients, care plans' },
  { username: 'admin', name: 'Marcus Bell', title: 'Admin', does: 'People, settings' },
  { username: 'caregiver', name: 'Tasha Greene', title: 'Caregiver', does: 'Phone view' },
] as const
