export { noteGenerated } from './careplan-store.ts'
export { holderOf } from './holder.ts'
export { todayOf } from './today.ts'
