export { settleComments } from './comments/settle-comments.ts'
