export { serviceNames } from './name-store.ts'
