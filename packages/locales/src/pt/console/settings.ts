/** The screens of settings: what they share. */
export const consoleSettings = {
  saved: 'Salvo. O site já mostra.',
  savedHere: 'Salvo.',
  save: 'Salvar',
  unsaved: 'Há alterações que ainda não foram salvas',
  hosts: {
    title: 'Endereços do site',
    lead: 'Quem cuida do sistema adiciona e remove endereços.',
    main: 'Principal',
    product: 'Do sistema',
    failed: 'Os endereços não puderam ser carregados.',
    retry: 'Tentar de novo',
  },
  facts: {
    title: 'Definido por quem cuida do sistema',
    nothing: 'Nenhum',
    codigo: 'Código da igreja',
    codigoPlano: 'Plano',
    slugOrganizacao: 'Organização',
    flagAtivo: 'O site está',
    open: 'Aberto',
    closed: 'Fechado ao público',
  },
  combo: {
    now: 'Agora são {time} lá.',
    open: 'Abrir a lista',
    clear: 'Limpar',
    loading: 'Procurando…',
    nothing: 'Nada encontrado',
    failed: 'A lista não pôde ser carregada. O que estava escolhido continua.',
    remove: 'Remover {name}',
  },
} as const
