export { noteGenerated } from './careplan-store.ts'
