export { addComment } from './comments/add-comment.ts'
export { findFirst, findThreads } from './comments/thread-store.ts'
export { settleComments } from './comments/settle-comments.ts'
