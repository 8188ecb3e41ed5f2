/** Whether a name is one of the IANA time zones, such as America/New_York. */
export const isTimeZone = (name: string): boolean => {
  // An offset such as +05:00 is understood too, but it knows no change of clocks.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
