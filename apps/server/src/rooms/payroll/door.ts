export { computePay } from './sheets/refresh-sheets.ts'
