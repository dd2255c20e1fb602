import type { OfficeRecord } from './console-resource.ts'

/** State of a record as staff see it. `scheduled`: published for a later date, so not on the site yet. */
export type ShownState = 'RASCUNHO' | 'PUBLICADO' | 'scheduled'

export function findShownState({ situacao, dataPublicacao }: OfficeRecord, now: Date): ShownState | undefined {
  if (situacao === 'RASCUNHO') return 'RASCUNHO'
  if (situacao !== 'PUBLICADO') return undefined
  return typeof dataPublicacao === 'string' && new Date(dataPublicacao) > now ? 'scheduled' : 'PUBLICADO'
}
