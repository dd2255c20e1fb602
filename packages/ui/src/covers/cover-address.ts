import { defaultLook, looks } from '@narthex/contract/churches/looks'
import { coverKinds } from './cover-kinds.ts'
import { type CoverMake, drawByHash } from './cover-svg.ts'
import { hashText } from './random.ts'

/** Where the server has a cover as a file: all that it is drawn from stands in its name, so the file never changes. */
export function coverAddress(seed: string, { colour, kind, focus = 'side', look = defaultLook }: CoverMake): string {
  const manner = look === defaultLook ? '' : `${look}-`
  return `/cover/${manner}${kind ?? 'any'}-${focus}-${colour.slice(1)}-${hashText(seed).toString(36)}.svg`
}

/** The cover of a file's name; undefined where the name is none. */
export function coverNamed(name: string): string | undefined {
  const [, manner, kind, focus, colour, seed = ''] = fileName().exec(name) ?? []
  if (!colour) return undefined
  return drawByHash(Number.parseInt(seed, 36) >>> 0, {
    colour: `#${colour}`,
    kind: coverKinds.find((known) => known === kind),
    focus: focus === 'middle' ? 'middle' : 'side',
    look: looks.find((known) => known === manner) ?? defaultLook,
  })
}

/** Made where it is used: browsers only write addresses. */
function fileName(): RegExp {
  const manners = looks.filter((look) => look !== defaultLook).join('|')
  const kinds = ['any', ...coverKinds].join('|')
  return new RegExp(`^(?:(${manners})-)?(${kinds})-(side|middle)-([\\da-f]{6})-([\\da-z]{1,7})\\.svg$`, 'i')
}
