import { word } from '../language/sentence.ts'

/** The password of every account of the demo agency; the sign-in page shows it, so it protects nothing. */
export const demoPassword = 'homeward-demo-2026'

/** The demo agency's accounts that anyone can try, by username. */
export const demoPeople = [
  { username: 'owner', name: 'Eleanor Whitfield', title: word('Owner'), does: word('Everything') },
  {
    username: 'manager',
    name: 'Priya Raman',
    title: word('Scheduler'),
    does: word('Schedule, visits'),
  },
  {
    username: 'billing',
    name: 'Devon Park',
    title: word('Biller'),
    does: word('Claims, payments'),
  },
  {
    username: 'nurse',
    name: 'Joan Castellano',
    title: word('Nurse'),
    does: word('Clients, care plans'),
  },
  { username: 'admin', name: 'Marcus Bell', title: word('Admin'), does: word('People, settings') },
  {
    username: 'caregiver',
    name: 'Tasha Greene',
    title: word('Caregiver'),
    does: word('Phone view'),
  },
] as const
