import { randomUUID } from 'node:crypto'
import type { OwnerConnection } from '../platform/database/database.ts'
import type { DataSubject } from '../platform/personal-data/personal-data.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'
import { type PersonalColumn, readPersonalTables } from './personal-tables.ts'

/** Values written of a person, by `table.column`: each value stands nowhere else. */
export type Traces = Readonly<Record<string, string>>

type Row = Record<string, unknown>

/** Values of columns that do not take just any text or number. */
function constrained(name: string, person: DataSubject): Readonly<Record<string, unknown>> {
  const nine = String(person.memberId * 7919 + 100_000_000).slice(0, 9)
  return {
    'conta.email': `${name}-conta-email@example.org`,
    'usuario.cpf': `${nine}11`,
    'usuario.cnpj': `${nine}00122`,
    // Forgotten by a trigger when a name changes.
    'usuario.nome_dobrado': null,
    'usuario.unida_a_id': null,
    'pessoa_uniao.tipo': 'UNIAO',
    'pessoa_uniao_linha.acao': 'MOVIDA',
    'usuario.idioma': 'pt',
    'usuario.situacao': 'VISITANTE',
    'usuario.origem': 'VISITA',
    'usuario.email': `${name.toLowerCase()}-usuario-email@example.org`,
    'conta.idioma': 'pt',
    'usuario_role.role': 'ROLE_MODERATOR',
    'convite_equipe.role': 'ROLE_MODERATOR',
    // Of roles that may be limited.
    'usuario_role.alcance': null,
    'convite_equipe.alcance': null,
    'sessao.superficie': 'ESCRITORIO',
    'sessao.motivo': 'LOGOUT',
    'estudo_resposta.pergunta': 'p1',
    // Of people who are no members.
    'ebd_matricula.nome': null,
    'codigo_unico.finalidade': 'ENTREGA',
    'auditoria.acao': 'LOGIN',
    'auditoria.detalhes': { dispositivo: `${name}-auditoria-detalhes`, usuario: person.memberId },
    'historico.antes': { nome: `${name}-historico-antes` },
    'historico.depois': { nome: `${name}-historico-depois` },
    'usuario_imagem.codigo': `${name}-codigo`.padEnd(22, '-'),
    'endereco.pais': 'BR',
    'notificacao.tipo': 'CELULA',
    'oracao.situacao': 'PUBLICADA',
    'oracao.sinais': ['SUICIDIO'],
    'oracao_mensagem.situacao': 'PUBLICADA',
    'oracao_mensagem.sinais': ['SUICIDIO'],
    'oracao_denuncia.motivo': 'SPAM',
    'celula_membro.papel': 'MEMBRO',
    'domicilio_membro.papel': 'ADULTO',
    'diretorio_membro.campos': ['TELEFONE'],
    'diretorio_membro.publico': 'MEMBROS',
    'cuidado.tipo': 'ORACAO',
    'cuidado.resposta_id': null,
    'pedido_privacidade.tipo': 'ACESSO',
    'pedido_privacidade.origem': 'CARTA',
    'pedido_privacidade.recusa': 'OUTRO',
    'pedido_privacidade.recebido_em': '2026-01-05',
    'pedido_privacidade.prazo': '2026-01-20',
    'solicitacao_celula.situacao': 'RECUSADA',
    'notificacao_escolha.tipos_desligados': ['CULTO'],
    'notificacao_escolha.silencio_inicio': '22:07',
    'notificacao_escolha.silencio_fim': '07:08',
    'conta_chave_acesso.transportes': ['internal'],
    'pedido_pagador.idioma': 'pt',
    'cartao.ultimos_digitos': '4242',
    'cartao.flag_padrao': false,
    'doacao.situacao': 'RECEBIDA',
    'recorrencia.situacao': 'CANCELADA',
    'recorrencia.impedimento': 'RECUSA',
    'recorrencia.moeda': 'BRL',
    'recorrencia.meio': 'CARTAO',
    'recorrencia.frequencia_dia_mes': null,
    'recorrencia_ciclo.situacao': 'RECEBIDO',
    'play_assinatura.situacao': 'ENCERRADA',
    'play_assinatura.origem': 'PAGA',
    'play_assinatura.moeda': 'BRL',
    'play_assinatura.meio': 'CARTAO',
    'play_cobranca.situacao': 'PAGA',
    'play_compra.tipo': 'COMPRA',
    'play_compra.situacao': 'PAGA',
    'play_compra.moeda': 'BRL',
    'play_presente.situacao': 'PAGA',
    'play_presente.moeda': 'BRL',
    'doacao_item.recebido': 0,
    'evento_inscricao.situacao': 'CONFIRMADA',
    'evento_inscricao.origem': 'SITE',
    'evento_inscricao.moeda': 'BRL',
    'evento_bilhete.situacao': 'VALIDO',
    'evento_bilhete.inscricao_situacao': 'CONFIRMADA',
    'evento_comprador.idioma': 'pt',
    'evento_espera.idioma': 'pt',
    'evento_espera.situacao': 'ESPERA',
    'evento_leitura.tipo': 'ENTRADA',
    'evento_arquivo.tipo': 'application/pdf',
    'evento_transferencia.situacao': 'ABERTA',
    'evento_transferencia.idioma': 'pt',
    'evento_mensagem.publico': 'TODOS',
    'evento_mensagem.canais': ['EMAIL'],
    'chat_canal.nome': `${name}-chat-canal-nome`,
    'chat_canal.tipo': 'ORACAO',
    'chat_mensagem.situacao': 'PUBLICADA',
    'chat_mensagem.oracao': 'PEDIDA',
    'chat_mensagem.motivos': ['PALAVRA'],
    'chat_mensagem.sinais': ['OFENSA'],
    'chat_denuncia.motivo': 'SPAM',
    'chat_bloqueio.tipo': 'MUDO',
    'plano_leitura_assinatura.agenda': [0],
    'plano_leitura_assinatura.lembrete': '06:05',
    'biblia_marca.tipo': 'DESTAQUE',
    'play_perfil.idade_maxima': 10,
    'play_perfil.nome': `${name}-perfil-de-filho`.slice(0, 40),
    'biblia_marca.cor': 'VERDE',
    'rascunho.sequencias': [],
    'registro_versao.motivo': 'EDICAO',
    'exportacao_igreja.situacao': 'ENCERRADA',
    'lote.acao': 'REMOVER',
    'lote.situacao': 'CONCLUIDO',
    'lote_item.situacao': 'FEITO',
    'lote_linha.situacao': 'NOVA',
    'lote_linha.decisao': 'NOVAS',
    'visao.flag_compartilhada': false,
    // Of guests.
    'chat_mensagem.visitante_id': null,
    'chat_mensagem.resposta_a': null,
    'chat_reacao.visitante_id': null,
    'chat_denuncia.visitante_id': null,
    'chat_bloqueio.visitante_id': null,
    'chat_bloqueio.endereco_hash': null,
  }
}

/** Columns that identify no one: many rows share their values, or they are numbers. */
const common = [
  'cartao.ultimos_digitos',
  'pedido_pagador.idioma',
  'doacao.pedido_codigo',
  'doacao.moeda',
  'doacao.metodo',
  'doacao.situacao',
  'doacao_item.pedido_codigo',
  'pessoa_uniao.tipo',
  'pessoa_uniao_linha.acao',
  'usuario.idioma',
  'usuario.situacao',
  'usuario.origem',
  'conta.idioma',
  'usuario_role.role',
  'convite_equipe.role',
  'sessao.superficie',
  'sessao.motivo',
  'codigo_unico.finalidade',
  'estudo_resposta.pergunta',
  // Attendance stays counted, without a person.
  'ebd_matricula.id',
  'auditoria.acao',
  'endereco.pais',
  'notificacao.tipo',
  'notificacao_escolha.tipos_desligados',
  'oracao.situacao',
  'oracao_mensagem.situacao',
  'oracao_denuncia.motivo',
  'recorrencia.situacao',
  'recorrencia.impedimento',
  'recorrencia.moeda',
  'recorrencia.meio',
  'recorrencia_ciclo.situacao',
  ...['situacao', 'origem', 'moeda', 'meio'].map((name) => `play_assinatura.${name}`),
  'play_cobranca.situacao',
  'play_compra.tipo',
  'play_compra.situacao',
  'play_compra.moeda',
  // Gifts stay, for who has their link.
  ...['id', 'situacao', 'moeda', 'pedido_codigo', 'chave', 'conteudo_hash'].map((name) => `play_presente.${name}`),
  // Tickets and purchases stay, by their codes.
  'evento_inscricao.codigo',
  'evento_inscricao.pedido_codigo',
  'evento_inscricao.chave',
  'evento_bilhete.codigo',
  'evento_inscricao.situacao',
  'evento_inscricao.origem',
  'evento_inscricao.moeda',
  'evento_bilhete.situacao',
  'evento_bilhete.inscricao_situacao',
  'evento_comprador.idioma',
  'evento_espera.idioma',
  'evento_espera.situacao',
  'evento_leitura.id',
  'evento_leitura.tipo',
  'evento_leitura.desfaz',
  'evento_arquivo.tipo',
  'evento_bilhete.cancelamento_chave',
  'evento_inscricao.transferida_de',
  'evento_transferencia.idioma',
  'evento_transferencia.situacao',
  // Messages stay, without who wrote them.
  ...['chave', 'conteudo_hash', 'assunto', 'texto', 'publico', 'canais', 'filtro'].map(
    (name) => `evento_mensagem.${name}`,
  ),
  // What they edited as staff stays, without who they were.
  ...['tipo', 'formulario', 'editor', 'falha'].map((name) => `rascunho.${name}`),
  'registro_versao.motivo',
  ...['tipo', 'titulo'].map((name) => `lixeira.${name}`),
  ...['tipo', 'acao', 'situacao'].map((name) => `lote.${name}`),
  ...['situacao', 'codigo', 'antes'].map((name) => `lote_item.${name}`),
  // Support accesses stay, without who opened them; their sessions are an operator's.
  'acesso_suporte.motivo',
  'sessao_suporte.operador_sessao_id',
  'sessao_suporte.codigo_hash',
  'sessao_suporte.hash',
  // Exports stay, without who asked for them.
  'exportacao_igreja.situacao',
  'exportacao_igreja.arquivo',
  'lote.importacao',
  'lote_linha.celulas',
  'lote_linha.titulo',
  'lote_linha.situacao',
  'lote_linha.motivos',
  'lote_linha.decisao',
  'evento_mensagem_destino.endereco_hash',
  'celula_membro.papel',
  'domicilio_membro.papel',
  'diretorio_membro.campos',
  'diretorio_membro.publico',
  'campo_personalizado_resposta.tipo',
  'cuidado.tipo',
  'pedido_privacidade.tipo',
  'pedido_privacidade.origem',
  'pedido_privacidade.recusa',
  'pedido_privacidade.recebido_em',
  'pedido_privacidade.prazo',
  'solicitacao_celula.situacao',
  'chat_canal.tipo',
  'chat_mensagem.situacao',
  'chat_mensagem.oracao',
  'chat_denuncia.motivo',
  'chat_bloqueio.tipo',
  // Circles stay, for the others who read in them.
  'plano_leitura_assinatura.lembrete',
  'plano_leitura_roda.id',
  'plano_leitura_roda.plano_id',
  'biblia_marca.tipo',
  'biblia_marca.cor',
  'notificacao_escolha.silencio_inicio',
  'notificacao_escolha.silencio_fim',
]

/**
 * Writes something of a person's own into every column of every table that can hold it, as the catalogue tells; their
 * login and membership are there. A new table that takes none of these values needs a line in `constrained`.
 */
export async function leaveTraces(
  owner: OwnerConnection,
  church: ChurchScope,
  person: DataSubject,
  name: string,
): Promise<Traces> {
  const tables = await readPersonalTables(owner)
  const traces: Record<string, string> = {}
  const rows = new Map<string, Row>()
  for (const [table, columns] of tables) {
    const own = constrained(name, person)
    const row: Row = {}
    for (const column of columns) {
      const place = `${table}.${column.column}`
      const value = await toWrite(column, place)
      if (value === undefined) continue
      row[column.column] = value
      const trace = traceOf(value)
      if (trace && !column.target && !common.includes(place)) traces[place] = trace
    }
    rows.set(table, await write(owner, church, person, table, row))

    async function toWrite({ column, type, isGenerated, target }: PersonalColumn, place: string): Promise<unknown> {
      if (column === 'igreja_id') return church.igrejaId
      if (column === 'conta_id') return person.accountId
      if (column === 'usuario_id') return person.memberId
      if (isGenerated || isKept(place)) return undefined
      if (place in own) return own[place]
      return target ? pointedTo(target) : usual(type, `${name}-${table}-${column}`, person)
    }
  }
  const [login] = await owner.query<{ senha_hash: string }>('select senha_hash from conta where id = $1', [
    person.accountId,
  ])
  return { ...traces, 'conta.senha_hash': login?.senha_hash ?? '' }

  async function pointedTo([table, column]: readonly [string, string]): Promise<unknown> {
    const own = rows.get(table)
    if (own) return own[column]
    const [any] = await owner.query<Row>(`select * from ${table} where igreja_id = $1 limit 1`, [church.igrejaId])
    if (!any) throw new Error(`No church was seeded with a row of ${table}`)
    return any[column]
  }
}

/** Whether a column is left as it is, so that the person can still log in. */
const isKept = (place: string) =>
  [
    'conta.senha_hash',
    'conta.flag_ativo',
    'conta.segundo_fator_desde',
    'usuario.flag_ativo',
    'usuario.flag_por_conferir',
  ].includes(place)

function usual(type: string, text: string, { memberId }: DataSubject): unknown {
  const day = `19${String(10 + (memberId % 80)).padStart(2, '0')}-03-07`
  if (type === 'text') return text
  if (type === 'uuid') return randomUUID()
  if (type === 'date') return day
  if (type === 'jsonb') return { of: text }
  if (type === 'bytea') return Buffer.from(text)
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'bigint') return 7
  if (type.startsWith('timestamp')) return '2026-03-01T12:00:00Z'
  throw new Error(`Say in personal-rows.ts what a person leaves in a column of the type ${type}`)
}

function traceOf(value: unknown): string | undefined {
  if (Buffer.isBuffer(value)) return value.toString('utf8')
  if (typeof value === 'string') return value.includes('T12:00') ? undefined : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return String(Object.values(value)[0])
}

async function write(
  owner: OwnerConnection,
  church: ChurchScope,
  { accountId, memberId }: DataSubject,
  table: string,
  row: Row,
): Promise<Row> {
  const [names, values] = [Object.keys(row), Object.values(row).map(sent)]
  const listed = names.map((_, index) => `$${index + 1}`)
  const isThere = table === 'conta' || table === 'usuario'
  const whose = table === 'conta' ? `id = ${accountId}` : `igreja_id = ${church.igrejaId} and id = ${memberId}`
  const set = names.map((name, index) => `${name} = $${index + 1}`)
  const [written] = await owner.query<Row>(
    isThere
      ? `update ${table} set ${set} where ${whose} returning *`
      : `insert into ${table} (${names}) values (${listed}) returning *`,
    values,
  )
  if (!written) throw new Error(`${table} has no row of this person`)
  return written
}

/** A list is for an array, anything else that is no text is for JSON. */
const sent = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)
    ? JSON.stringify(value)
    : value
