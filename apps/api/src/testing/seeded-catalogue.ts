import { playTag } from '@narthex/contract/play/tag.resource'
import { publishCollection, setPlayUp } from '../modules/play/catalogue/collections.editing.service.ts'
import { keepTitle } from '../modules/play/catalogue/my-list.service.ts'
import { publishTag } from '../modules/play/catalogue/tag.service.ts'
import { publishTitle } from '../modules/play/catalogue/title-editing.service.ts'
import { findSightRights } from '../modules/play/subscriptions/viewing.queries.ts'
import { createOwnCall, type MemberCall } from '../platform/http/route.ts'
import { nameRecord } from './matrix/kinds.ts'
import type { Things } from './seeded-content.ts'

/** A title of the church's Play with the canary in every text, which its member keeps for later. */
export async function seedCatalogue(call: MemberCall, canary: string): Promise<Things> {
  await setPlayUp(createOwnCall(call), {
    nome: canary,
    chamada: canary,
    tipoVisibilidadeConteudo: 'OPEN_CONTENT',
  })
  const shown = { titulo: canary, descricao: canary }
  const collection = await publishCollection(createOwnCall(call), { tipo: 'SERIE', ...shown })
  const tag = await publishTag(createOwnCall(call), { nome: canary, ordem: 1 })
  const id = await publishTitle(createOwnCall(call), {
    ...shown,
    tipo: 'EPISODIO',
    idColetanea: collection,
    temporada: 1,
    numero: 1,
    acesso: 'ABERTO',
    idioma: 'pt',
    endereco: `/media/${canary}.mp4`,
    palestrantes: [canary],
    notaIdade: canary,
    capitulos: [{ inicioSegundos: 0, titulo: canary }],
    anexos: [{ nome: canary, url: `/media/${canary}.pdf` }],
    tags: [tag],
    dataPublicacao: '2000-01-01T12:00:00Z',
  })
  await keepTitle({ findSightRights }, call, id)
  const title = { id }
  return {
    getTitle: title,
    getOfficeTitle: title,
    changeTitle: title,
    keepTitle: { planoAssinaturaConteudo: id },
    getPlayCollection: { id: collection },
    changePlayCollection: { id: collection },
    ...nameRecord(playTag, tag),
  }
}

/** A title of the church's in a member's list. */
export async function keepSomeTitle(call: MemberCall, shown: Things): Promise<{ readonly playListEntryId: string }> {
  const { id: playListEntryId } = await keepTitle({ findSightRights }, call, Number(shown.getTitle?.id))
  return { playListEntryId }
}
