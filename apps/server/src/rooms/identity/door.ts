export { addAccounts, addStrangers, type CarriedAccount, carriedAccounts } from './carried-store.ts'
