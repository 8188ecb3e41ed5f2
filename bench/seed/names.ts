/** Names as an agency of the south-east has them, some far more often than others. */
const firstNames =
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Charles Karen Christopher Lisa Daniel Nancy Matthew Betty Anthony Sandra Mark Margaret Donald Ashley Steven Kimberly Andrew Emily Paul Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Dorothy George Melissa Timothy Deborah Ronald Stephanie Edward Rebecca Jason Sharon Jeffrey Laura Ryan Cynthia'

const lastNames =
  'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross Foster Jimenez'

const array = (words: string): string => `array['${words.split(' ').join("','")}']`

/** One of the words, by a number; both are SQL. */
export const oneOf = (words: string, number: string): string =>
  `(${array(words)})[1 + abs(${number}) % ${words.split(' ').length}]`

/** Mixed so that first names, last names and what else is counted up do not go in step. */
export const mixed = (number: string, salt: number): string =>
  `(hashint4((${number})::int + ${salt * 1_000_003}) >> 4)`

export const firstName = (number: string): string => oneOf(firstNames, mixed(number, 1))
export const lastName = (number: string): string => oneOf(lastNames, mixed(number, 2))
