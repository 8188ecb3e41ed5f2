import styles from './guest.module.css'

/** Ridges, a sun and a house at the end of a path, as if cut from paper; the same in both schemes. */
export const Scene = () => (
  <svg
    className={styles.scene}
    viewBox="0 0 640 520"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden
  >
    <g fill="#f3d08a">
      <circle cx="430" cy="120" r="126" opacity=".35" />
      <circle cx="430" cy="120" r="80" />
    </g>
    <path d="M0 132c80-60 150-66 214-34s120-66 196-66 132 66 230 12v476H0Z" fill="#d3e0cf" />
    <path d="M0 196c104-60 178-46 260-18s178-74 380-14v356H0Z" fill="#b2cfbc" />
    <path d="M0 250c120-40 210-14 300 6s210-46 340-38v302H0Z" fill="#86b29c" />
    <g fill="#5d967d">
      <path d="M92 206l19 46h-38ZM68 222l14 34H54ZM118 222l13 32h-26Z" />
      <path d="M592 188l21 50h-42ZM566 208l14 34h-28Z" />
    </g>
    <path d="M0 344c90-50 200-54 300-20s240-6 340-62v258H0Z" fill="#418770" />
    <path
      d="M448 322c34 0 30 10-2 24s-68 26-36 44 116 26 116 62-60 44-116 68H270c60-44 158-50 158-84s-114-30-114-58 130-30 134-56Z"
      fill="#e4d5ae"
    />
    <path
      d="M0 372c120-28 226-4 330 22-10 24 96 26 98 50 0 18-40 32-94 52l-64 24H0Z"
      fill="#0f6b57"
    />
    <path
      d="M640 320c-70 36-140 48-190 48-30 4-36 12-18 22 34 18 94 28 94 60 0 30-34 40-74 56l-42 14h230Z"
      fill="#0f6b57"
    />
    <path d="M0 458c110-24 208 2 300 26l-52 36H0Z" fill="#073f34" />
    <path d="M640 436c-70 12-120 34-200 58l-62 26h262Z" fill="#073f34" />
    <path d="M452 196h24v58h-24Z" fill="#0a5446" />
    <path d="M350 256l66-56 66 56v70c-36 10-100 10-132 0Z" fill="#fbf7ea" />
    <path
      d="M338 258l66-58q12-10 24 0l66 58"
      fill="none"
      stroke="#0a5446"
      strokeWidth="17"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g fill="#efb34c">
      <circle cx="416" cy="238" r="11" />
      <rect x="368" y="268" width="32" height="34" rx="4" />
    </g>
    <path d="M384 268v34M368 285h32" stroke="#fbf7ea" strokeWidth="3.5" />
    <path d="M426 332v-46a16 16 0 0 1 32 0v46Z" fill="#0b6e5a" />
    <circle cx="452" cy="310" r="2.5" fill="#efb34c" />
    <g fill="#0a5446">
      <path d="M56 392l30 70H26ZM24 412l20 50H4ZM94 412l20 48H76Z" />
      <path d="M530 322l26 62h-52ZM502 346l16 40h-32ZM564 342l16 40h-32Z" />
    </g>
  </svg>
)
