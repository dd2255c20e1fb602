import { keptSource, videoSourceAt } from '@narthex/contract/media/video-address'
import { watchAddress } from '@narthex/contract/media/watch-address'
import type { OfficeTitle, TitleForm } from '@narthex/contract/play/catalogue-office.schemas'
import type { SearchTexts } from '../../search/search-index.service.ts'
import type { playConteudo } from '../play.tables.ts'

type TitleRow = typeof playConteudo.$inferSelect
/** The part of a title's row that a form writes; its shelves are rows of their own. */
export type WrittenTitle = Omit<TitleRow, 'igrejaId' | 'id' | 'versao' | 'alteradoEm'>

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment))

export function toTitleRow({
  endereco,
  idColetanea,
  idMidia,
  idMidiaPrevia,
  tags: _,
  ...form
}: TitleForm): WrittenTitle {
  const source = endereco === null ? undefined : videoSourceAt(endereco)
  return {
    ...form,
    ...(source ?? { servico: 'PROTEGIDO', codigo: null, url: null }),
    midiaId: idMidia,
    previaMidiaId: idMidiaPrevia,
    coletaneaId: idColetanea,
    capitulos: form.capitulos.toSorted((a, b) => a.inicioSegundos - b.inicioSegundos),
    dataPublicacao: new Date(form.dataPublicacao),
    disponivelDe: toDate(form.disponivelDe),
    disponivelAte: toDate(form.disponivelAte),
  }
}

export function toOfficeTitle(row: TitleRow, tags: number[]): OfficeTitle {
  const { igrejaId: _, alteradoEm: __, servico, codigo, url, midiaId, previaMidiaId, coletaneaId, ...fields } = row
  const source = servico === 'PROTEGIDO' ? undefined : keptSource({ servico, codigo, url })
  return {
    ...fields,
    endereco: source ? watchAddress(source) : null,
    idMidia: midiaId,
    idMidiaPrevia: previaMidiaId,
    idColetanea: coletaneaId,
    dataPublicacao: row.dataPublicacao.toISOString(),
    disponivelDe: row.disponivelDe?.toISOString() ?? null,
    disponivelAte: row.disponivelAte?.toISOString() ?? null,
    tags,
  }
}

/** Texts by which a title is found at `now`; none for drafts and for titles that are over. */
export function toSearchTexts(
  id: number,
  row: Omit<WrittenTitle, 'imagemLarga'>,
  { collection, now }: { readonly collection: string | null; readonly now: Date },
): SearchTexts[] {
  const { titulo, descricao, imagem, idioma, palestrantes, capitulos, situacao, disponivelAte } = row
  if (situacao === 'RASCUNHO' || (disponivelAte && disponivelAte <= now)) return []
  const words = [collection, ...palestrantes, descricao, ...capitulos.map((chapter) => chapter.titulo)]
  const texto = words.filter(Boolean).join('\n')
  const resumo = descricao?.slice(0, 300) ?? null
  return [{ chave: String(id), idioma, titulo, imagem, resumo, texto, visivelEm: row.dataPublicacao }]
}
