/** Languages that forms offer, for clients and for those who work for the agency; another one may be typed. */
export const languages = [
  'English',
  'Spanish',
  'Chinese',
  'Vietnamese',
  'Korean',
  'Tagalog',
  'Arabic',
  'French',
  'Haitian Creole',
  'Russian',
  'Hindi',
] as const
