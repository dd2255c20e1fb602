import { and, eq, ne } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { chatBloqueio, chatCanal, chatDenuncia, chatMensagem, chatReacao } from './channels/chat.tables.ts'

const reacted = rowsOfPerson({
  table: chatReacao,
  of: chatReacao,
  tells: { mensagemId: chatReacao.messageId, emoji: chatReacao.emoji },
})

const reported = rowsOfPerson({
  table: chatDenuncia,
  of: chatDenuncia,
  tells: { motivo: chatDenuncia.motivo, texto: chatDenuncia.texto, criadaEm: chatDenuncia.criadaEm },
})

/** Blocks and mutes. The chat does not show that a person is muted, but an export withholds nothing. */
const blocked = rowsOfPerson({
  table: chatBloqueio,
  of: chatBloqueio,
  tells: {
    tipo: chatBloqueio.tipo,
    ate: chatBloqueio.ate,
    motivo: chatBloqueio.motivo,
    criadoEm: chatBloqueio.criadoEm,
  },
})

const wrote = rowsOfPerson({
  table: chatMensagem,
  of: chatMensagem,
  tells: {
    texto: chatMensagem.texto,
    situacao: chatMensagem.situacao,
    motivos: chatMensagem.motivos,
    sinais: chatMensagem.sinais,
    segundo: chatMensagem.segundo,
    oracao: chatMensagem.oracao,
    chave: chatMensagem.chave,
    criadaEm: chatMensagem.criadaEm,
    editadaEm: chatMensagem.editadaEm,
  },
  kept: { memberId: null, redeHash: null },
})

const rooms = rowsOfPerson({
  table: chatCanal,
  of: chatCanal,
  tells: { nome: chatCanal.nome, titulo: chatCanal.titulo, criadoEm: chatCanal.criadoEm },
})

export const chatPersonalData: readonly PersonalData[] = [
  reacted,
  reported,
  blocked,
  rooms,
  {
    ...wrote,
    /** Keeps published messages without their author and deletes the rest. */
    async erase(work, person) {
      const isTheirs = and(ofChurch(chatMensagem, work.church), eq(chatMensagem.memberId, person.memberId))
      await work.tx.delete(chatMensagem).where(and(isTheirs, ne(chatMensagem.situacao, 'PUBLICADA')))
      await wrote.erase(work, person)
    },
  },
]
