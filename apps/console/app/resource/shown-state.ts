import type { OfficeRecord } from './console-resource.ts'

/** What staff call the state of a record: one that is published for a later date is not on the site yet. */
export type ShownState = 'RASCUNHO' | 'PUBLICADO' | 'scheduled'

export function findShownState({ situacao, dataPublicacao }: OfficeRecord, now: Date): ShownState | undefined {
  if (situacao === 'RASCUNHO') return 'RASCUNHO'
  if (situacao !== 'PUBLICADO') return undefined
  return typeof dataPublicacao === 'string' && new Date(dataPublicacao) > now ? 'scheduled' : 'PUBLICADO'
}
