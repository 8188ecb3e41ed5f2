export { addAccounts, addStrangers, type CarriedAccount, carriedAccounts } from './carried-store.ts'
export { issueLink, revokeLink } from './links/issue-link.ts'
