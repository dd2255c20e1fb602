import { shortened } from '@narthex/client/format/excerpt'
import type { Title, TitleItem } from '@narthex/contract/play/play.schemas'

/** Maximum length of a description in lists. */
const excerptLength = 300

/** A title as lists have it. */
export function toItem(title: Title): TitleItem {
  const { id, tipo, titulo, descricao, imagem, imagemLarga, duracaoSegundos, coletanea, temporada, numero } = title
  const { acesso, idadeMinima, idioma, dataPublicacao, emBreve, disponivelAte } = title
  const resumo = shortened(descricao, excerptLength) ?? null
  return {
    id,
    tipo,
    titulo,
    resumo,
    imagem,
    imagemLarga,
    duracaoSegundos,
    coletanea,
    temporada,
    numero,
    acesso,
    idadeMinima,
    idioma,
    dataPublicacao,
    emBreve,
    disponivelAte,
  }
}
