/** Minutes as hours in one figure, as a row has place for: `38.5 h`. */
export const hoursWords = (minutes: number): string => `${Math.round((minutes / 60) * 10) / 10} h`
