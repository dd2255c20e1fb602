import { getCollection, getTitle } from '@narthex/contract/play/play.endpoints'
import type { Collection, Title, TitleItem } from '@narthex/contract/play/play.schemas'
import { orNull } from '../../../page/api-refusal.ts'
import type { PlayCall } from '../play-call.ts'

export interface ShownTitle {
  readonly conteudo: Title
  readonly relacionados: readonly TitleItem[]
  /** Collection of the title, with its other titles. */
  readonly collection: Collection | null
  readonly proximaPublicacao: string | null
}

/** A title with what goes with it. */
export async function loadTitle(call: PlayCall, slug: string, id: string): Promise<ShownTitle> {
  const found = await call(getTitle, { params: { id }, query: { igreja: slug } })
  const { conteudo, relacionados, proximaPublicacao } = found
  const ofTitle = conteudo.coletanea && { slug, id: String(conteudo.coletanea.id) }
  // A member who bought this title alone may not see the rest, and a collection may be taken down.
  const collection = ofTitle && (await orNull(call(getCollection, { params: ofTitle })))
  return { conteudo, relacionados, collection, proximaPublicacao }
}
