import { type CoverKind, coverKinds } from './cover-kinds.ts'
import { type CoverFocus, coverOf } from './cover-svg.ts'
import { hashText } from './random.ts'

/** Where the server has a cover as a file: all that it is drawn from stands in its name. */
export function coverAddress(seed: string, corApp: string, kind: CoverKind | undefined, focus: CoverFocus): string {
  return `/cover/${kind ?? 'any'}-${focus}-${corApp.slice(1)}-${hashText(seed).toString(36)}.svg`
}

const fileName = new RegExp(`^(any|${coverKinds.join('|')})-(side|middle)-([\\da-f]{6})-([\\da-z]{1,7})\\.svg$`, 'i')

/** The cover of a file's name; undefined where the name is none. */
export function coverNamed(name: string): string | undefined {
  const [, kind, focus, colour, seed = ''] = fileName.exec(name) ?? []
  if (!colour) return undefined
  return coverOf(
    Number.parseInt(seed, 36) >>> 0,
    `#${colour}`,
    coverKinds.find((known) => known === kind),
    focus === 'middle' ? 'middle' : 'side',
  )
}
