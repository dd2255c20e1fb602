export const consoleSession = {
  unreachable: {
    title: 'Não conseguimos abrir a administração',
    lead: 'O servidor não respondeu. Confira a internet e tente de novo; nada se perdeu.',
    retry: 'Tentar de novo',
  },
  sleeping: {
    title: 'Parte do seu acesso está em pausa',
    lead: 'Esta igreja pede uma segunda etapa à equipe. Ative a sua e o acesso volta na hora: {roles}.',
    action: 'Ativar a segunda etapa',
  },
  changed: 'O seu acesso mudou. O que você escreveu continua salvo neste aparelho.',
  roles: {
    ROLE_SUPER_ADMIN: 'Responsável',
    ROLE_ADMIN: 'Administração',
    ROLE_ADMIN_CONTENT: 'Conteúdo',
    ROLE_MODERATOR: 'Moderação',
    ROLE_TREASURER: 'Tesouraria',
    ROLE_PASTOR: 'Pastorado',
    ROLE_SECRETARY: 'Secretaria',
    ROLE_GROUPS: 'Grupos',
    ROLE_EVENTS: 'Eventos',
  },
} as const

/** Why something was not done, by the code of the API. */
export const consoleErrors = {
  REAUTHENTICATION_REQUIRED: 'Nada foi feito: faltou confirmar que é você.',
  UNAUTHENTICATED: 'Nada foi feito: a sua sessão terminou.',
  FORBIDDEN: 'Você não tem mais acesso para fazer isto.',
  CHURCH_INACTIVE:
    'Esta igreja está suspensa: você pode ver e exportar, mas nada pode ser mudado até ela ser reaberta.',
  CHANGED_MEANWHILE: 'Alguém mudou isto enquanto você olhava. Confira e tente de novo.',
  NOT_FOUND: 'Isto não existe mais: alguém excluiu.',
  NOTHING_TO_PUBLISH: 'Não há nada novo para publicar.',
  TOO_LARGE: 'Isto é grande demais para salvar. Divida o texto ou diminua as imagens.',
  VALIDATION: 'Alguns campos precisam de correção. Confira e tente de novo.',
  EPISODES_FROM_FEED: 'Os episódios vêm do feed. Para publicar aqui, mude isso na aba “Programa”.',
  SHOW_MISSING: 'Antes, monte o programa na aba “Programa”.',
  LIMIT_REACHED: 'O limite foi atingido. Exclua um antes de adicionar outro.',
} as const
