/** COPY: what staff may take away, without any secret. MOVE: what the operator of the machine takes to another database. */
export type ArchiveKind = 'COPY' | 'MOVE'

/** Tables with `igreja_id` that no archive holds, each with the reason. A table is exported unless it is listed here. */
export const leftOut: Readonly<Record<string, string>> = {
  arquivo_envio: 'uploads under way: they begin again',
  arquivo_envio_parte: 'uploads under way: they begin again',
  arquivo_uso: 'triggers write it as the rows come in',
  captcha_usado: 'guards against strangers, for minutes',
  chat_ritmo: 'counts messages, for minutes',
  codigo_unico: 'codes of mails: secrets that end soon',
  convite_equipe: 'their codes stay behind: invitations are sent again',
  convite_pessoa: 'their codes stay behind: invitations are sent again',
  dominio: 'the manifest lists the addresses: those that are free come along',
  exportacao_igreja: 'exports that were asked for at this product',
  oracao_por_dia: 'triggers write it as the rows come in',
  play_reproducao: 'films that play at this moment',
  presenca: 'who edits at this moment',
  previa: 'previews: codes that end soon',
  push_assinatura: 'devices signed up with the keys of this product',
  push_entrega: 'pushes under way to those devices',
  sessao: 'sessions: people log in again',
  sessao_suporte: 'sessions of support',
  sessao_token: 'sessions: people log in again',
}

/** Tables that archives for operators alone hold. */
export const movedAlone: Readonly<Record<string, string>> = {
  pagamento_credencial: 'credentials of gateways',
  play_pin: 'hashes of short PINs, which can be guessed',
  tarefa: 'jobs: they would be done at both places',
}

export interface Veil {
  /** COPY: the value goes with a move alone. ALWAYS: it never goes. */
  readonly in: 'COPY' | 'ALWAYS'
  /** The expression that stands in its place in an archive. */
  readonly as: string
  /** The expression that stands in the place of that when it is imported. */
  readonly back?: string
}

/** Columns whose values stay behind. */
export const veils: Readonly<Record<string, Readonly<Record<string, Veil>>>> = {
  cartao: { token: { in: 'COPY', as: "''" } },
  igreja_produto: {
    segredo: { in: 'COPY', as: 'null::text' },
    segredo_em: { in: 'COPY', as: 'null::timestamptz' },
  },
  igreja_remetente: {
    codigo_hash: { in: 'ALWAYS', as: 'null::text' },
    codigo_enviado_em: { in: 'ALWAYS', as: 'null::timestamptz' },
    codigo_expira_em: { in: 'ALWAYS', as: 'null::timestamptz' },
  },
  pagamento_configuracao: {
    chave_aviso: { in: 'COPY', as: "''", back: "replace(concat(gen_random_uuid(), gen_random_uuid()), '-', '')" },
  },
  tarefa: { posse: { in: 'ALWAYS', as: 'null::uuid' } },
}

/** Finds what stands in the place of a column in an archive of this kind; undefined where its value does. */
export function findVeil(kind: ArchiveKind, table: string, column: string): Veil | undefined {
  const veil = veils[table]?.[column]
  return veil && (veil.in === 'ALWAYS' || kind === 'COPY') ? veil : undefined
}

/** Whether an archive of this kind holds a table. */
export const travels = (kind: ArchiveKind, table: string): boolean =>
  !(table in leftOut) && (kind === 'MOVE' || !(table in movedAlone))

/** Columns sealed with the product's secret: of use at a product with the same secret alone. */
export const sealedTables = ['pagamento_credencial', 'tarefa'] as const
