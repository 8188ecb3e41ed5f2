import screens from '@homeward/languages/es/screens.json'
import shared from '@homeward/languages/es/shared.json'

/** Everything that the screens say, in Spanish. */
export const catalog: Readonly<Record<string, string>> = { ...shared, ...screens }
