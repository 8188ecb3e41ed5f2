/** How much the demo has beside the people of whom it tells stories. */
export const demoScales = {
  /** What somebody sees who tries the product. */
  full: { clients: 160, caregivers: 114, weeks: 6 },
  /** Stories alone: for tests, each of which starts an agency of its own. */
  small: { clients: 0, caregivers: 0, weeks: 0 },
} as const

export type DemoScale = (typeof demoScales)[keyof typeof demoScales]
