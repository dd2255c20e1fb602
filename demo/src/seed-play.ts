import { publishCollection, setPlayUp } from '@narthex/api/modules/play/catalogue/collections.editing.service'
import { publishTag } from '@narthex/api/modules/play/catalogue/tag.service'
import { publishTitle } from '@narthex/api/modules/play/catalogue/title-editing.service'
import { publishPlayPlan } from '@narthex/api/modules/play/subscriptions/plans-office.service'
import type { MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import type { DemoTitle } from './demo-play.ts'
import type { DemoChurch } from './demo-tenant.ts'
import { clipSeconds, storeFilm } from './seed-videos.ts'
import { comingInstant, pastInstant } from './weekly-moment.ts'

/** Creates the catalogue of a church's Play, and its plans. */
export async function seedPlay(
  platform: Platform,
  own: MemberCall,
  { play, founding }: Pick<DemoChurch, 'play' | 'founding'>,
): Promise<void> {
  if (!play) return
  await setPlayUp(own, play.settings)
  const shelves = new Map<string, number>()
  for (const [ordem, nome] of play.shelves.entries()) shelves.set(nome, await publishTag(own, { nome, ordem }))
  const collections = new Map<string, number>()
  for (const given of play.collections) collections.set(given.titulo, await publishCollection(own, given))
  const toInstants = datesIn(founding.fusoHorario, own.clock())
  const film = { endereco: await storeFilm(platform, own), duracaoSegundos: clipSeconds, idioma: founding.idioma }
  for (const title of play.titles) {
    const { of, on = [], out: _, opens: __, ends: ___, ...written } = title
    await publishTitle(own, {
      ...written,
      ...film,
      ...toInstants(title),
      idColetanea: of === undefined ? null : idNamed(collections, of),
      tags: on.map((name) => idNamed(shelves, name)),
    })
  }
  for (const [ordem, plan] of play.plans.entries()) await publishPlayPlan(own, { ...plan, ordem })
}

function idNamed(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo's Play has no ${name}`)
  return id
}

const datesIn =
  (zone: string, now: Date) =>
  ({ out, opens, ends }: DemoTitle) => ({
    dataPublicacao: pastInstant(out, now, zone).toISOString(),
    disponivelDe: opens ? comingInstant(opens, now, zone).toISOString() : null,
    disponivelAte: ends ? comingInstant(ends, now, zone).toISOString() : null,
  })
