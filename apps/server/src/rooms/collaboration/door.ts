export { settleComments } from './comments/settle-comments.ts'
export { notify, type News, type Telling } from './notifications/notify.ts'
