/** Minutes as a column of a file has them, in hours: 90 is '1.50'. */
export const decimalHours = (minutes: number): string => (minutes / 60).toFixed(2)
