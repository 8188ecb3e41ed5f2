export {
  insertArchivedAccounts,
  insertFormerAccounts,
  type ArchivedAccount,
  selectArchivedAccounts,
} from './archived-account-store.ts'
export { issueLink, revokeLink } from './links/issue-link.ts'
