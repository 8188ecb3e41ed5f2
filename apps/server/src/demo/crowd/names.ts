import type { Gender } from '@homeward/domain/person/gender'
import { demoClients } from '../data/clients.ts'
import { demoCaregivers, demoUsers } from '../data/people.ts'

const words = (text: string): readonly string[] => text.split(' ')

const olderWomen = words(
  'Agnes Alma Beulah Blanche Clara Cora Della Edith Effie Elsie Estelle Ethel Eunice Faye Flora Frances Gertrude Gladys Goldie Helen Ida Irma Jewel Josephine June Lena Lillian Lois Loretta Lucille Mabel Marjorie Maxine Myrtle Nell Norma Olive Phyllis Rose Sadie Sylvia Thelma Velma Viola',
)
const olderMen = words(
  'Albert Alvin Archie Arnold Bernard Bill Buford Calvin Carl Chester Clyde Dale Dewey Edgar Elmer Ernest Eugene Floyd Frank Fred George Glenn Grady Herbert Homer Howard Hugh Ira Jack Jasper Leon Lester Marvin Melvin Monroe Norman Oscar Percy Ralph Raymond Russell Stanley Theodore Virgil',
)
const youngerNames = words(
  'Aaliyah Alicia Amber Ana Andre Aniyah Ashlee Bianca Brandi Brianna Candace Carmen Cedric Chantal Crystal Dana Daniela Darius Deja Derrick Desiree Dominique Ebony Elena Erica Esther Fatima Gabriela Gloria Imani Ingrid Isaac Jasmine Jocelyn Joy Karla Kendra Kiara Latoya Leticia Lucia Malik Marisol Megan Mercy Monique Naomi Nicole Octavia Patience Paula Rashad Renee Rosa Sabrina Shanice Sonia Tamika Tiffany Yolanda',
)
const lastNames = words(
  'Alexander Alston Ammons Armstrong Arrington Baldwin Ballard Barnhill Beck Blevins Boone Bowman Boykin Bradshaw Brewer Bryson Buchanan Burleson Byrd Caldwell Cannon Capps Cathey Causey Chandler Childress Coggins Combs Conley Cowan Crawford Creech Crisp Dalton Davenport Deaton Dockery Duckett Dunlap Edmonds Elkins Faircloth Farmer Fisher Fleming Fowler Gentry Gilliam Goforth Grantham Greer Hadley Hairston Hampton Harwood Hensley Holcombe Honeycutt Huffman Ingle Jernigan Justice Keener Kirkland Lambert Ledbetter Lowery Lunsford Mashburn Massey McCall McKinney Meadows Metcalf Moody Mosley Nanney Norton Overby Owenby Parham Penland Plemmons Presley Queen Ramsey Ratliff Revis Rhodes Riddle Robinson Roland Sawyer Setzer Shelton Silver Snelson Sorrells Spivey Stamey Styles Suttles Swain Tipton Treadway Vance Vess Waldrop Warlick Weaver Wheeler Whitson Wiggins Winstead Worley Wyatt Yates Youngblood',
)

type Name = readonly [first: string, last: string, gender: Gender]

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

/** The nth client of whom nothing else is told. */
export function clientName(n: number): Name {
  const man = n % 5 === 1 || n % 5 === 3
  // Steps without a common factor with the lists: no pair of names comes twice.
  const first = at(man ? olderMen : olderWomen, n * 7)
  return [first, at(lastNames, n * 13), man ? 'male' : 'female']
}

/** The nth caregiver of whom nothing else is told. */
export const caregiverName = (n: number): readonly [first: string, last: string] => [
  at(youngerNames, n * 11),
  at(lastNames, n * 17 + 5),
]

const told: ReadonlySet<string> = new Set([
  ...Object.values(demoClients).flatMap((people) => people.map(([, last]) => last)),
  ...Object.values(demoUsers).map(({ lastName }) => lastName),
  ...demoCaregivers.map(({ lastName }) => lastName),
])

/** Whether somebody has a story; those of the crowd have other last names. */
export const hasStory = ({ last_name: name }: { last_name: string }): boolean => told.has(name)
