import type { MergePart } from '@narthex/contract/people/merging-words'

/** Columns of a row and the SQL of the values that they get, where the row meets one of the person who stays. */
type Change = Readonly<Record<string, string>>

/** Rows that meet one of the person who stays, by a unique index, and what becomes of them. */
export type Taken =
  /** Stays with the closed row: no list shows it, and it is the person's by their ids alone. */
  | 'STAY'
  /** Is taken out until the merge is undone: lists would name the person twice. */
  | 'REMOVE'
  /** The two people cannot be merged while both have one. */
  | 'REFUSE'
  /** Is changed, and moves where it meets none then. */
  | Change

export type MergeRule =
  | { readonly does: 'MOVE'; readonly taken: Taken; readonly part?: MergePart }
  /** Belongs to the closed row itself: its history, and what was decided on it. */
  | { readonly does: 'STAY' }
  /** Moves as far as the caller gives roles. */
  | { readonly does: 'ROLES'; readonly part: MergePart }
  /** Moves where the person who stays has no picture. */
  | { readonly does: 'PICTURE' }

const move = (part?: MergePart, taken: Taken = 'STAY'): MergeRule => ({ does: 'MOVE', taken, ...(part && { part }) })
const stay: MergeRule = { does: 'STAY' }

/**
 * Rules of a merge by column that names a person (`table.column`). A test reads the foreign keys of the database: a
 * column without a rule fails it, so that a table which is added later is decided on.
 */
export const mergeRules: Readonly<Record<string, MergeRule>> = {
  'biblia_marca.usuario_id': move(),
  'campo_personalizado_resposta.usuario_id': move(),
  // A person has one card that is charged first.
  'cartao.usuario_id': move(undefined, { flag_padrao: 'false' }),
  'carteirinha.usuario_id': move('CARTEIRINHA', { revogada_em: 'coalesce(revogada_em, now())' }),
  'celula_membro.usuario_id': move('GRUPOS', 'REMOVE'),
  'celula_supervisor.usuario_id': move('GRUPOS', 'REMOVE'),
  'chat_bloqueio.usuario_id': move(),
  'chat_canal.anfitriao_usuario_id': move(),
  'chat_canal.usuario_id': move(),
  'chat_denuncia.usuario_id': move(),
  'chat_mensagem.usuario_id': move('CHAT'),
  'chat_reacao.usuario_id': move(),
  // Its link names the one who goes, and opens nothing while they are merged.
  'convite_pessoa.usuario_id': stay,
  'crianca.usuario_id': move(),
  // A first visit is one item of a person: the other one is done.
  'cuidado.usuario_id': move('CUIDADO', { tipo: "'PESSOA'", concluido_em: 'coalesce(concluido_em, now())' }),
  'cuidado.concluido_por_usuario_id': move(),
  'cuidado.responsavel_usuario_id': move(),
  'cuidado_anotacao.autor_usuario_id': move(),
  'cuidado_anotacao.usuario_id': move('ANOTACOES'),
  // Who is hidden from whom, and what a member shows: their own word, on either record.
  'diretorio_bloqueio.bloqueado_usuario_id': move(),
  'diretorio_bloqueio.usuario_id': move(),
  'diretorio_membro.usuario_id': move(),
  'doacao.usuario_id': move('DOACOES'),
  'domicilio_membro.usuario_id': move('DOMICILIOS', 'REMOVE'),
  // Its attendance stays counted; the roster has the person once.
  'ebd_matricula.usuario_id': move('CLASSES', { removida_em: 'coalesce(removida_em, now())' }),
  'endereco.usuario_id': move(),
  'estudo_resposta.usuario_id': move(),
  'evento_arquivo.usuario_id': move(),
  'evento_bilhete.usuario_id': move(),
  'evento_comprador.usuario_id': move(),
  'evento_espera.usuario_id': move(),
  'evento_inscricao.usuario_id': move('INSCRICOES'),
  'evento_leitura.usuario_id': move(),
  'evento_mensagem.usuario_id': move(),
  'evento_participante.usuario_id': move(),
  'evento_porteiro.usuario_id': move(undefined, 'REMOVE'),
  'evento_transferencia.usuario_id': move(),
  'historico.usuario_id': stay,
  'nota_sermao.usuario_id': move(),
  'notificacao.usuario_id': move(),
  'notificacao_escolha.usuario_id': move(),
  'notificacao_leitura.usuario_id': move(),
  'oracao.usuario_id': move('ORACOES'),
  'oracao_denuncia.usuario_id': move(),
  'oracao_mensagem.usuario_id': move(),
  'oracao_orou.usuario_id': move(),
  'oracao_pedidos_do_dia.usuario_id': move(),
  'pedido_pagador.usuario_id': move(),
  'pedido_privacidade.concluido_por_usuario_id': move(),
  'pedido_privacidade.responsavel_usuario_id': move(),
  'pedido_privacidade.usuario_id': move(),
  'pessoa_distinta.outro_usuario_id': stay,
  'pessoa_distinta.usuario_id': stay,
  'pessoa_uniao.de_usuario_id': stay,
  'pessoa_uniao.usuario_id': stay,
  'plano_leitura_assinatura.usuario_id': move(),
  'plano_leitura_conversa.usuario_id': move(),
  'plano_leitura_roda.usuario_id': move(),
  'play_assinatura.pagador_id': move(),
  // Both would be charged, and one seen by no one.
  'play_assinatura.usuario_id': move(undefined, 'REFUSE'),
  'play_compra.usuario_id': move(),
  'play_lista.usuario_id': move(),
  'play_perfil.usuario_id': move(),
  'play_pin.usuario_id': move(),
  'play_posicao.usuario_id': move(),
  'play_presente.comprador_id': move(),
  'play_reproducao.usuario_id': move(),
  // Devices of a login whose sessions end.
  'push_assinatura.usuario_id': stay,
  'recorrencia.usuario_id': move(),
  'registro_versao.usuario_id': stay,
  'reuniao_presenca.usuario_id': move(undefined, 'REMOVE'),
  'solicitacao_celula.usuario_id': move(undefined, 'REMOVE'),
  'transmissao_lembrete.usuario_id': move(),
  'transmissao_resposta.usuario_id': move(),
  // Those who had become the one who goes become the one who stays.
  'usuario.unida_a_id': move(),
  'usuario_imagem.usuario_id': { does: 'PICTURE' },
  'usuario_role.usuario_id': { does: 'ROLES', part: 'PAPEIS' },
}
