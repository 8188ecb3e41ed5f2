export { findPartNames } from './export/store.ts'
