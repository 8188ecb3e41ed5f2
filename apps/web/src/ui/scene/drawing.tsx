import type { ComponentType } from 'react'
import { Door, Gate, Homes, Mending, Search, Signpost } from './day-scenes.tsx'
import { Dark, Offline } from './night-scenes.tsx'
import type { SceneName } from './scene-name.ts'

const drawings: Record<SceneName, ComponentType> = {
  homes: Homes,
  gate: Gate,
  signpost: Signpost,
  search: Search,
  mending: Mending,
  door: Door,
  offline: Offline,
  dark: Dark,
}

/** The picture of a scene. */
export const Drawing = ({ name }: { name: SceneName }) => {
  const Picture = drawings[name]
  return <Picture />
}
