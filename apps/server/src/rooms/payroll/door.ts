export { computePay } from './sheets/refresh-sheets.ts'
export { refreshWeek } from './recompute.ts'
