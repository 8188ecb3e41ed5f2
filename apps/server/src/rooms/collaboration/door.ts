export { addComment } from './comments/add-comment.ts'
export { settleComments } from './comments/settle-comments.ts'
