/** Seconds for which a device at a client's home shows one code. */
export const fobPeriods = [30, 60] as const
type FobPeriod = (typeof fobPeriods)[number]
export const fobPeriodLabels: Record<`${FobPeriod}`, string> = {
  30: '30 seconds',
  60: '60 seconds',
}

/** Minutes by which the entered time may differ from the time at which a device showed a code. */
export const fobToleranceMinutes = 5
/** Minutes around the entered time in which a code is looked for, to tell when it was shown. */
export const fobSearchMinutes = 180

/** The check-in or the check-out of a visit. */
export const punchActs = ['check_in', 'check_out'] as const
export type PunchAct = (typeof punchActs)[number]

/** Whether a time that was entered is the time of a code, whose clock is `drift` seconds ahead. */
export const isFobTime = (
  enteredAt: Date,
  shown: { counter: number; period: number; drift: number },
): boolean => {
  const from = shownAt(shown).getTime()
  const tolerance = fobToleranceMinutes * 60_000
  const at = enteredAt.getTime()
  return at >= from - tolerance && at <= from + shown.period * 1000 + tolerance
}

/** When a device began to show a code, by the true time. */
export const shownAt = ({
  counter,
  period,
  drift,
}: {
  counter: number
  period: number
  drift: number
}): Date => new Date((counter * period - drift) * 1000)
