import { House, nightfall, Ridges, Tree } from './parts.tsx'

const sky = '#1b2f3a'
const pale = '#e4e6d8'

const Stars = () => (
  <g fill="#f4ecdb" opacity=".8">
    <circle cx="60" cy="40" r="1.5" />
    <circle cx="112" cy="64" r="1.2" />
    <circle cx="150" cy="30" r="1.5" />
    <circle cx="268" cy="88" r="1.2" />
    <circle cx="34" cy="82" r="1.2" />
    <circle cx="194" cy="70" r="1.2" />
  </g>
)

const NightHouse = (place: { x: number; y: number; scale: number; light?: string }) => (
  <House wall={pale} roof="#0a3a33" {...place} />
)

/** A lit house by night, and a phone that keeps what it has to tell. */
export const Offline = () => (
  <>
    <rect width="300" height="196" fill={sky} />
    <Stars />
    <path d="M236 34a20 20 0 1 0 8 36 24 24 0 0 1-8-36Z" fill="#f4ecdb" />
    <Ridges fills={nightfall} />
    <NightHouse x={54} y={88} scale={0.72} />
    <path
      d="M146 124c24-22 52-22 76-4"
      fill="none"
      stroke="#f0b54b"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="1 9"
    />
    <rect x="228" y="106" width="26" height="42" rx="5" fill={pale} />
    <rect x="232" y="111" width="18" height="28" rx="2" fill="#0b6e5a" />
    <circle cx="241" cy="144" r="2" fill="#0a3a33" />
    <Tree x={36} y={170} scale={0.7} fill="#15473f" />
  </>
)

/** A house with its lights out, and rain: nobody answers. */
export const Dark = () => (
  <>
    <rect width="300" height="196" fill="#2b3f49" />
    <Ridges fills={nightfall} />
    <NightHouse x={104} y={70} scale={0.92} light="#41535a" />
    <path
      d="M96 66a18 18 0 0 1 7-35 26 26 0 0 1 49-5 21 21 0 0 1 32 17 13 13 0 0 1-2 23Z"
      fill="#8ba0a3"
    />
    <path
      d="m92 78-5 14m29-14-5 14m72-14-5 14m30-14-5 14M78 106l-5 14m141-14-5 14m-17-38-5 14"
      stroke="#9fb6ba"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <Tree x={52} y={172} fill="#15473f" />
    <Tree x={252} y={168} scale={0.85} fill="#15473f" />
  </>
)
