import { hashText } from './random.ts'

export const coverKinds = ['rose', 'lancets', 'arches', 'tessellation'] as const
export type CoverKind = (typeof coverKinds)[number]

/**
 * The kind of a building's window at a place of it, counted from 0: neighbours never show the same, and each building
 * begins with a kind of its own.
 */
export function windowKind(building: string, place: number): CoverKind {
  // The lowest bits of the hash hardly tell short names apart.
  const first = hashText(building) >>> 16
  return coverKinds[(first + place) % coverKinds.length] ?? 'rose'
}
