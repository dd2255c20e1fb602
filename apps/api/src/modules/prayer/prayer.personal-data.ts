import { imageAt } from '@narthex/contract/media/image-address'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { forgetFiles } from '../media/files/forgetting.service.ts'
import { oracao, oracaoDenuncia, oracaoMensagem, oracaoOrou, oracaoPedidosDoDia } from './prayer.tables.ts'

const asked = rowsOfPerson({
  table: oracao,
  of: oracao,
  tells: {
    mensagem: oracao.mensagem,
    imagem: oracao.imagem,
    situacao: oracao.situacao,
    telefone: oracao.telefone,
    flagPublicarMural: oracao.flagPublicarMural,
    flagAnonimo: oracao.flagAnonimo,
    flagReceberLigacao: oracao.flagReceberLigacao,
    flagReceberVisita: oracao.flagReceberVisita,
    respondidaEm: oracao.respondidaEm,
    testemunho: oracao.testemunho,
    dataCadastro: oracao.dataCadastro,
    chave: oracao.chave,
    muralEm: oracao.muralEm,
    sinais: oracao.sinais,
  },
})

const prayed = rowsOfPerson({
  table: oracaoOrou,
  of: oracaoOrou,
  tells: { oracaoId: oracaoOrou.prayerId, orouEm: oracaoOrou.orouEm },
})

const wrote = rowsOfPerson({
  table: oracaoMensagem,
  of: oracaoMensagem,
  tells: {
    oracaoId: oracaoMensagem.prayerId,
    mensagem: oracaoMensagem.mensagem,
    situacao: oracaoMensagem.situacao,
    sinais: oracaoMensagem.sinais,
    chave: oracaoMensagem.chave,
    dataCadastro: oracaoMensagem.dataCadastro,
  },
})

const asking = rowsOfPerson({
  table: oracaoPedidosDoDia,
  of: oracaoPedidosDoDia,
  tells: { dia: oracaoPedidosDoDia.dia, total: oracaoPedidosDoDia.total },
})

const reported = rowsOfPerson({
  table: oracaoDenuncia,
  of: oracaoDenuncia,
  tells: { motivo: oracaoDenuncia.motivo, texto: oracaoDenuncia.texto, dataCadastro: oracaoDenuncia.dataCadastro },
})

export const prayerPersonalData: readonly PersonalData[] = [
  asking,
  reported,
  {
    ...prayed,
    /** The number of people who prayed stays: the row becomes part of the nameless count. */
    async erase(work, person) {
      await work.tx.execute(sql`
        update oracao o set orou_sem_nome = o.orou_sem_nome + 1 from oracao_orou r
        where o.igreja_id = ${work.church.igrejaId} and r.igreja_id = o.igreja_id and r.oracao_id = o.id
          and r.usuario_id = ${person.memberId}`)
      await prayed.erase(work, person)
    },
  },
  wrote,
  {
    ...asked,
    async erase(work, person) {
      const photos = await work.tx
        .select({ imagem: oracao.imagem })
        .from(oracao)
        .where(
          and(
            eq(oracao.igrejaId, work.church.igrejaId),
            eq(oracao.memberId, person.memberId),
            isNotNull(oracao.imagem),
          ),
        )
      await forgetFiles(
        work,
        photos.flatMap(({ imagem }) => imageAt(imagem ?? '')?.codigo ?? []),
      )
      await asked.erase(work, person)
    },
  },
]
