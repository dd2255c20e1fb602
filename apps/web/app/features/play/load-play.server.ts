import { getPlaySettings } from '@narthex/contract/play/play.endpoints'
import type { PlaySettings } from '@narthex/contract/play/play.schemas'
import type { LoaderFunctionArgs } from 'react-router'
import { nextMidnight } from '../../page/next-midnight.ts'
import { openChurchPage } from '../../page/open-page.server.ts'
import type { Visit } from '../../page/visit.server.ts'
import type { PlayFacts } from './play-facts.ts'

/**
 * The first step of Play's loaders. Days have names in its pages, so they change at midnight. Closed pages ask at once who is
 * there: the server does not know.
 */
export async function openPlayPage(args: Pick<LoaderFunctionArgs, 'context' | 'pattern' | 'url'>) {
  const opened = await openChurchPage(args)
  const { site, visit } = opened
  const { slug, fusoHorario } = site.church
  const settings = await visit.api.call(getPlaySettings, { params: { slug } })
  visit.changesAt(nextMidnight(fusoHorario, visit.now))
  return { ...opened, settings, play: toFacts(settings), renderedAt: visit.now.toISOString() }
}

/** Opens a page behind the gate (`PlayGate`); if the catalogue is closed, it is served without its content. */
export async function openGatedPage(args: Pick<LoaderFunctionArgs, 'context' | 'pattern' | 'url'>) {
  const opened = await openPlayPage(args)
  if (opened.play.isClosed) opened.visit.wakeAt('load')
  return opened
}

function toFacts({ nome, tipoVisibilidadeConteudo }: PlaySettings): PlayFacts {
  return { name: nome, isClosed: tipoVisibilidadeConteudo === 'CLOSED_CONTENT' }
}

/** Declares when the clock alone changes the lists of a page. */
export function changesWith(visit: Visit, ...lists: readonly { readonly proximaPublicacao: string | null }[]): void {
  for (const { proximaPublicacao } of lists) if (proximaPublicacao) visit.changesAt(new Date(proximaPublicacao))
}
