/** Whether a payor's member id has a plausible form: 5 to 20 letters and digits. */
export const isMemberId = (memberId: string): boolean => /^[A-Za-z0-9]{5,20}$/.test(memberId)
