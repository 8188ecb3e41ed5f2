import type { Settings } from './settings.ts'

/** What a person does who cannot or does not want to keep what the database holds. */
export const howToStartOver = ({ databaseUrl, dataDir }: Settings): string =>
  databaseUrl === null
    ? `To start over, move the folder ${dataDir} away, or delete it, and start again.`
    : `To start over, name an empty database in DATABASE_URL, and an empty or new folder in DATA_DIR, and start again.`
