type At = { x: number; y: number; scale?: number }

const at = ({ x, y, scale = 1 }: At) => `translate(${x} ${y}) scale(${scale})`

type House = At & { wall?: string; roof?: string; light?: string; door?: string; smoke?: true }

/** A house of paper, 100 wide, standing on its own foot at 100. */
export const House = ({
  wall = '#fbf6ea',
  roof = '#0a4f41',
  light = '#f0b54b',
  door = '#0b6e5a',
  smoke,
  ...place
}: House) => (
  <g transform={at(place)}>
    <path d="M70 40V15h13v33Z" fill={roof} />
    <path d="M14 100V47l36-31 36 31v53Z" fill={wall} />
    <path
      d="M6 53 45 18q5-4 10 0l39 35"
      fill="none"
      stroke={roof}
      strokeWidth="10"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="25" y="58" width="22" height="22" rx="3" fill={light} />
    <path d="M36 58v22M25 69h22" stroke={wall} strokeWidth="2.5" />
    <path d="M58 100V74a10 10 0 0 1 20 0v26Z" fill={door} />
    {smoke && (
      <path
        d="M77 8c-6-7 6-10 1-18"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="4"
        strokeLinecap="round"
      />
    )}
  </g>
)

/** A tree whose foot stands where it is put. */
export const Tree = ({ fill = '#5f957c', ...place }: At & { fill?: string }) => (
  <path
    transform={at(place)}
    fill={fill}
    d="M0-52C7-36 15-24 15-17c0 8-5 12-13 13V0h-4v-4c-8-1-13-5-13-13 0-7 8-19 15-35Z"
  />
)

/** The ridges of the land, from far to near. */
export const Ridges = ({ fills }: { fills: readonly [string, string, string] }) => (
  <>
    <path d="M0 118c46-32 88-14 144-24s94-24 156 4v98H0Z" fill={fills[0]} />
    <path d="M0 148c62-30 122-14 182-12s78-16 118-8v68H0Z" fill={fills[1]} />
    <path d="M0 172c84-26 186-8 300-16v40H0Z" fill={fills[2]} />
  </>
)

/** The land by day. */
export const meadow = ['#c5d9ca', '#88b49f', '#0f6a56'] as const

/** The land by night. */
export const nightfall = ['#24454a', '#1d4f4a', '#0c3f38'] as const
