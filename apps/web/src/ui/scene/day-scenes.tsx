import { House, meadow, Ridges, Tree } from './parts.tsx'

const sand = '#f4ecdb'
const mist = '#e9efe4'

const Sun = ({ x, y }: { x: number; y: number }) => (
  <g fill="#f3d28f">
    <circle cx={x} cy={y} r="46" opacity=".3" />
    <circle cx={x} cy={y} r="28" />
  </g>
)

/** Homes on a clear morning: all is well here. */
export const Homes = () => (
  <>
    <rect width="300" height="196" fill={sand} />
    <Sun x={88} y={78} />
    <Ridges fills={meadow} />
    <House x={70} y={84} scale={0.42} />
    <House x={206} y={82} scale={0.46} />
    <House x={122} y={90} scale={0.66} smoke />
    <Tree x={40} y={166} scale={0.8} />
    <Tree x={268} y={160} scale={0.95} />
    <Tree x={254} y={164} scale={0.6} fill="#6da088" />
  </>
)

/** A fence with a locked gate. */
export const Gate = () => (
  <>
    <rect width="300" height="196" fill={mist} />
    <path d="M0 112c56-28 96-12 150-20s96-18 150 4v100H0Z" fill="#c9dccd" />
    <House x={98} y={34} scale={1.04} wall="#f6f3e8" light="#b9c9bf" />
    <path d="M0 152c76-18 226-20 300-4v48H0Z" fill="#88b49f" />
    <g fill="#fbf6ea">
      <path d="M10 140h88v6H10zm0 22h88v6H10zm192-22h88v6h-88zm0 22h88v6h-88z" />
      {[14, 32, 50, 68, 206, 224, 242, 260, 278].map((x) => (
        <path key={x} d={`M${x} 178v-42q0-8 6-11 6 3 6 11v42Z`} />
      ))}
    </g>
    <path d="M92 112h9v70h-9zm107 0h9v70h-9z" fill="#0a4f41" />
    <path
      d="M105 132q45 18 90 0v42h-90Zm11 9v32m17-29v29m17-27v27m17-29v29m17-32v32"
      fill="#d7e6da"
      stroke="#0b6e5a"
      strokeWidth="5"
    />
    <path d="M144 148v-5a6 6 0 0 1 12 0v5" fill="none" stroke="#c98f2c" strokeWidth="3.5" />
    <rect x="139" y="147" width="22" height="18" rx="4" fill="#f0b54b" />
    <circle cx="150" cy="155" r="2.5" fill="#5b3702" />
    <path d="M0 176c84-10 200-6 300-4v24H0Z" fill="#0f6a56" />
  </>
)

/** A sign where the path divides. */
export const Signpost = () => (
  <>
    <rect width="300" height="196" fill={sand} />
    <path d="M0 112c50-34 100-14 150-24s96-20 150 6v102H0Z" fill="#d3dfcf" />
    <path d="M0 152c62-34 122-16 182-14s78-16 118-8v66H0Z" fill="#abcdb9" />
    <path
      d="M150 200c-4-22-44-22-42-44s44-12 46-30-26-14-28-24M152 200c4-24 78-14 88-40 6-18-24-22-18-38"
      fill="none"
      stroke={sand}
      strokeWidth="13"
      strokeLinecap="round"
    />
    <rect x="147" y="60" width="8" height="122" rx="4" fill="#0a4f41" />
    <path d="M82 86 95 73h57v26H95Z" fill="#0b6e5a" />
    <path d="M219 118l-13-13h-57v26h57Z" fill="#f0b54b" />
    <path d="M102 86h32" stroke="#fbf6ea" strokeWidth="4" strokeLinecap="round" />
    <path d="M163 118h32" stroke="#5b3702" strokeWidth="4" strokeLinecap="round" />
    <Tree x={38} y={164} />
    <Tree x={270} y={158} scale={0.85} />
  </>
)

/** A glass over an empty field: nothing like it here. */
export const Search = () => (
  <>
    <rect width="300" height="196" fill={mist} />
    <Ridges fills={meadow} />
    <House x={40} y={94} scale={0.5} />
    <Tree x={262} y={162} scale={0.9} />
    <Tree x={112} y={158} scale={0.6} fill="#6da088" />
    <path d="m206 118 30 34" stroke="#0a4f41" strokeWidth="11" strokeLinecap="round" />
    <circle cx="180" cy="88" r="38" fill="#fbf6ea" fillOpacity=".72" />
    <circle cx="180" cy="88" r="38" fill="none" stroke="#0a4f41" strokeWidth="7" />
    <path
      d="M164 104V86l16-14 16 14v18Z"
      fill="none"
      stroke="#0b6e5a"
      strokeWidth="3.5"
      strokeDasharray="1 7"
      strokeLinecap="round"
    />
  </>
)

/** A roof that is being mended. */
export const Mending = () => (
  <>
    <rect width="300" height="196" fill={sand} />
    <Ridges fills={meadow} />
    <House x={92} y={48} scale={1.14} />
    <path d="m160 76 20 16-9 12-20-17Z" fill="#f4ecdb" />
    <path d="m161 79 9 7m-13 0 14 12" stroke="#c98f2c" strokeWidth="3" />
    <path
      d="m196 172 22-104m10 104 12-104m-41 82 27 1m-25-18 28 1m-24-19 26 1m-22-19 24 1m-20-19 22 1"
      stroke="#b4791b"
      strokeWidth="5"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M44 160h36v20H44z" fill="#c2412b" />
    <path d="M52 160v-5q0-4 4-4h12q4 0 4 4v5" fill="none" stroke="#6d2014" strokeWidth="4" />
    <path d="M44 168h36" stroke="#6d2014" strokeWidth="2.5" />
    <Tree x={272} y={164} />
  </>
)

/** A door that stands open. */
export const Door = () => (
  <>
    <rect width="300" height="196" fill={sand} />
    <Sun x={222} y={66} />
    <Ridges fills={meadow} />
    <path
      d="M172 160c0 14-28 12-30 24 0 4 2 8 4 12h-34c-6-26 34-24 38-36Z"
      fill="#f1dfb8"
      opacity=".95"
    />
    <House x={84} y={44} scale={1.18} door="#f7d48a" smoke />
    <path d="m176 131-15 5v30l15-4Z" fill="#0b6e5a" />
    <Tree x={52} y={172} />
    <Tree x={250} y={168} scale={1.1} />
    <Tree x={270} y={170} scale={0.7} fill="#6da088" />
  </>
)
