/** Nine digits with the dash that people write: `276014321` -> `27601-4321`. */
export const zipWords = (zip: string): string => zip.replace(/^(\d{5})(\d{4})$/, '$1-$2')
