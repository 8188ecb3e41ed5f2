/** States ask that at least so much of the visits is checked in and out electronically, in percent. */
export const leastElectronic = 85

/** Whether staff entered more of the visits than states allow. */
export const isTooMuchEntered = (entered: number, visits: number): boolean =>
  entered * 100 > visits * (100 - leastElectronic)
