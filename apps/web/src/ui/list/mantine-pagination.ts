import { Pagination } from '@mantine/core'

/** The pages of the library, in a file that is loaded by itself. */
export const PagesBar = Pagination
