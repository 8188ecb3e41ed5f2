/** How soon somebody should look at an alert. */
export const alertPriorities = ['low', 'medium', 'high'] as const
export type AlertPriority = (typeof alertPriorities)[number]
export const alertPriorityLabels: Record<AlertPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

/** How often an alert comes again after its first date. */
export const alertRepeats = ['never', 'daily', 'weekly', 'monthly', 'yearly'] as const
export type AlertRepeat = (typeof alertRepeats)[number]
export const alertRepeatLabels: Record<AlertRepeat, string> = {
  never: 'Does not repeat',
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  yearly: 'Every year',
}
