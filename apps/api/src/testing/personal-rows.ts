import { randomUUID } from 'node:crypto'
import type { OwnerConnection } from '../platform/database/database.ts'
import type { DataSubject } from '../platform/personal-data/personal-data.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'
import { type PersonalColumn, readPersonalTables } from './personal-tables.ts'

/** What was written of a person, by `table.column`: each value stands nowhere else. */
export type Traces = Readonly<Record<string, string>>

type Row = Record<string, unknown>

/** What a column takes where not any text or number will do. */
function constrained(name: string, person: DataSubject): Readonly<Record<string, unknown>> {
  const nine = String(person.memberId * 7919 + 100_000_000).slice(0, 9)
  return {
    'conta.email': `${name}-conta-email@example.org`,
    'usuario.cpf': `${nine}11`,
    'usuario.cnpj': `${nine}00122`,
    'usuario.idioma': 'pt',
    'conta.idioma': 'pt',
    'usuario_role.role': 'ROLE_MODERATOR',
    'sessao.motivo': 'LOGOUT',
    'estudo_resposta.pergunta': 'p1',
    'codigo_unico.finalidade': 'ENTREGA',
    'auditoria.acao': 'LOGIN',
    'auditoria.detalhes': { dispositivo: `${name}-auditoria-detalhes`, usuario: person.memberId },
    'usuario_imagem.codigo': `${name}-codigo`.padEnd(22, '-'),
    'endereco.pais': 'BR',
    'notificacao.tipo': 'CELULA',
    'oracao.situacao': 'PUBLICADA',
    'oracao.sinais': ['SUICIDIO'],
    'oracao_mensagem.situacao': 'PUBLICADA',
    'oracao_mensagem.sinais': ['SUICIDIO'],
    'oracao_denuncia.motivo': 'SPAM',
    'celula_membro.papel': 'MEMBRO',
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
    'doacao_item.recebido': 0,
    'evento_inscricao.situacao': 'CONFIRMADA',
    'evento_inscricao.origem': 'SITE',
    'evento_inscricao.moeda': 'BRL',
    'evento_bilhete.situacao': 'VALIDO',
    'evento_comprador.idioma': 'pt',
    'evento_espera.idioma': 'pt',
    'evento_espera.situacao': 'ESPERA',
    'evento_leitura.tipo': 'ENTRADA',
    'evento_arquivo.tipo': 'application/pdf',
  }
}

/** Columns that identify no one: many rows share their values, or they are numbers. */
const common = [
  'cartao.ultimos_digitos',
  'pedido_pagador.idioma',
  ...['doacao.pedido_codigo', 'doacao.moeda', 'doacao.metodo', 'doacao.situacao', 'doacao_item.pedido_codigo'],
  ...['usuario.idioma', 'conta.idioma', 'usuario_role.role', 'sessao.motivo', 'codigo_unico.finalidade'],
  'estudo_resposta.pergunta',
  ...['auditoria.acao', 'endereco.pais', 'notificacao.tipo', 'notificacao_escolha.tipos_desligados'],
  ...['oracao.situacao', 'oracao_mensagem.situacao', 'oracao_denuncia.motivo'],
  ...['recorrencia.situacao', 'recorrencia.impedimento', 'recorrencia.moeda', 'recorrencia.meio'],
  'recorrencia_ciclo.situacao',
  // Tickets and purchases stay, by their codes.
  ...['evento_inscricao.codigo', 'evento_inscricao.pedido_codigo', 'evento_inscricao.chave', 'evento_bilhete.codigo'],
  ...['evento_inscricao.situacao', 'evento_inscricao.origem', 'evento_inscricao.moeda', 'evento_bilhete.situacao'],
  ...['evento_comprador.idioma', 'evento_espera.idioma', 'evento_espera.situacao'],
  ...['evento_leitura.id', 'evento_leitura.tipo', 'evento_leitura.desfaz', 'evento_arquivo.tipo'],
  ...['celula_membro.papel', 'solicitacao_celula.situacao'],
  ...['notificacao_escolha.silencio_inicio', 'notificacao_escolha.silencio_fim'],
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
      if (target) return pointedTo(target)
      return place in own ? own[place] : usual(type, `${name}-${table}-${column}`, person)
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

/** What the person logs in with, and what says that they may. */
const isKept = (place: string) =>
  [
    ...['conta.senha_hash', 'conta.flag_ativo', 'conta.segundo_fator_desde'],
    ...['usuario.flag_ativo', 'usuario.flag_por_conferir'],
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
