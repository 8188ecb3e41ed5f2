export { notify, type News, type Telling } from './notifications/notify.ts'
