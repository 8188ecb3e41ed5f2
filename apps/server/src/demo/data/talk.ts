import type { AlertPriority, AlertRepeat } from '@homeward/domain/collaboration/alerts'

/** What somebody said: `days` ago at a clock of the agency; answers follow what they answer. */
export type DemoComment = {
  readonly by: 'owner' | 'admin' | 'manager' | 'nurse' | 'billing' | 'caregiver'
  readonly days: number
  readonly clock: string
  readonly body: string
  readonly answers?: readonly DemoComment[]
}

const said = (
  by: DemoComment['by'],
  days: number,
  clock: string,
  body: string,
  ...answers: DemoComment[]
): DemoComment => ({
  by,
  days,
  clock,
  body,
  answers,
})

/** About clients, by last name. */
export const demoClientTalk: Readonly<Record<string, readonly DemoComment[]>> = {
  Abernathy: [
    said(
      'nurse',
      5,
      '10:20',
      'Blood pressure was high this week. @manager could her morning visit start before she takes her pills?',
      said(
        'manager',
        5,
        '11:45',
        'I asked her daughter and she is fine with it. I will update the plan.',
      ),
      said('nurse', 4, '08:10', 'Thanks. I will check the readings again on Friday.'),
    ),
    said(
      'caregiver',
      2,
      '15:30',
      'She slept badly and did not want a bath. We read the paper. @nurse',
    ),
  ],
  Bridges: [
    said(
      'manager',
      6,
      '09:05',
      'The side door sticks. Push and lift. His son has the only other key.',
      said('caregiver', 3, '17:40', 'It works if you lift first. The bell is broken too.'),
    ),
  ],
  Espinoza: [
    said(
      'nurse',
      3,
      '14:15',
      'Speaks Spanish at home and prefers Delia. Keep this schedule if we can.',
    ),
  ],
  Hargrove: [
    said(
      'manager',
      1,
      '16:20',
      'His daughter is away until Sunday. @nurse please call him on Saturday.',
    ),
  ],
}

/** About people of the agency, by last name. */
export const demoAgentTalk: Readonly<Record<string, readonly DemoComment[]>> = {
  Osborne: [
    said(
      'manager',
      4,
      '12:30',
      'Wants fewer evening shifts starting next month. @owner is that OK?',
      said('owner', 4, '18:05', 'Yes, as long as the weekends are covered.'),
    ),
  ],
}

/** About the last visit that a caregiver finished, by the caregiver and the office. */
export const demoVisitTalk = {
  caregiver: 'She refused lunch, so I left it covered in the fridge. @manager',
  manager: 'Thank you. I told her daughter.',
} as const

type DemoAlert = {
  readonly parent: string
  readonly title: string
  readonly body?: string
  /** Days from today. */
  readonly days: number
  readonly priority: AlertPriority
  readonly repeat?: AlertRepeat
  readonly archived?: true
}

/** On clients, by last name. */
export const demoClientAlerts: readonly DemoAlert[] = [
  {
    parent: 'Abernathy',
    title: 'Reassessment is due',
    days: 6,
    priority: 'high',
    repeat: 'yearly',
  },
  { parent: 'Callahan', title: 'Ask about the new walker', days: 1, priority: 'medium' },
  {
    parent: 'Dixon',
    title: 'Dog in the yard: call before the visit',
    body: 'He ties the dog up when the phone rings twice.',
    days: 0,
    priority: 'high',
  },
  {
    parent: 'Espinoza',
    title: 'Fill the pill box',
    days: -3,
    priority: 'medium',
    repeat: 'weekly',
  },
  {
    parent: 'Gaddy',
    title: 'Birthday: she likes a call',
    days: 9,
    priority: 'low',
    repeat: 'yearly',
  },
  {
    parent: 'Hargrove',
    title: 'No one else can open the door this week',
    days: 0,
    priority: 'high',
  },
  { parent: 'Jeffries', title: 'Prior authorization letter', days: 14, priority: 'medium' },
  { parent: 'Kincaid', title: 'Confirm heating repair', days: -6, priority: 'low', archived: true },
]

/** On caregivers, by last name. */
export const demoAgentAlerts: readonly DemoAlert[] = [
  { parent: 'Burrell', title: 'TB test expires', days: 21, priority: 'medium', repeat: 'yearly' },
  { parent: 'Villalobos', title: 'Discuss check-ins far from the home', days: 2, priority: 'high' },
]
