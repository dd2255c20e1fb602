import type { FileUseKind } from '@narthex/contract/media/media-values'
import { sql } from 'drizzle-orm'
import type { FileUse } from '../../platform/files/file-uses.ts'
import { conteudo, conteudoTraducao } from './content.tables.ts'

/** Places at which content uses files of the media library. */
export const contentFileUses: readonly FileUse[] = [
  {
    table: conteudo,
    key: [conteudo.id],
    columns: [conteudo.imagem, conteudo.arquivo, conteudo.detalhes],
    kind: sql<FileUseKind>`${conteudo.tipo}`,
    title: sql<string>`(select t.titulo from conteudo_traducao t
      where t.igreja_id = conteudo.igreja_id and t.conteudo_id = conteudo.id and t.idioma = conteudo.idioma)`,
  },
  {
    table: conteudoTraducao,
    key: [conteudoTraducao.conteudoId, conteudoTraducao.idioma],
    columns: [conteudoTraducao.corpo, conteudoTraducao.orientacaoLider],
    kind: sql<FileUseKind>`(select c.tipo from conteudo c
      where c.igreja_id = conteudo_traducao.igreja_id and c.id = conteudo_traducao.conteudo_id)`,
    record: conteudoTraducao.conteudoId,
    title: conteudoTraducao.titulo,
  },
]
