import type { ChatChannel, ChatMessage } from '@narthex/contract/chat/chat.schemas'

/** A published message; `by` is the code and the name of its author. */
export function aMessage(
  id: number,
  { by = 'ana', ...more }: Partial<ChatMessage> & { by?: string } = {},
): ChatMessage {
  return {
    id,
    chave: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    autor: { id: by, nome: by, imagem: null, papel: 'MEMBRO' },
    texto: `Mensagem ${id}.`,
    dataCadastro: '2026-01-01T12:00:00.000Z',
    segundo: null,
    respostaA: null,
    flagEditada: false,
    reacoes: [],
    situacao: 'PUBLICADA',
    oracao: null,
    ...more,
  }
}

export function aChannel(more: Partial<ChatChannel> = {}): ChatChannel {
  return {
    nome: 'geral',
    titulo: 'Conversa',
    tipo: 'PUBLICO',
    situacao: 'ABERTO',
    abreEm: null,
    fechaEm: null,
    modoLentoSegundos: 0,
    flagVisitantes: true,
    flagLinksSoMembros: false,
    fixada: null,
    topico: 'chat:1',
    versao: 1,
    ...more,
  }
}
