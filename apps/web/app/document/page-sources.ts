import type { PageSources } from '../page.ts'

/** Joins the allowed sources; each is listed once. */
export function joinedSources(...all: readonly Partial<PageSources>[]): PageSources {
  const of = (kind: keyof PageSources) => [...new Set(all.flatMap((sources) => sources[kind] ?? []))]
  return {
    script: of('script'),
    connect: of('connect'),
    img: of('img'),
    frame: of('frame'),
    style: of('style'),
    form: of('form'),
  }
}
