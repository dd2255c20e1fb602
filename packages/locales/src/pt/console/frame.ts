export const consoleFrame = {
  title: 'Administração',
  /** Of a page in the browser's tab. */
  pageTitle: '{page} · {church}',
  loading: 'Abrindo…',
  skip: 'Ir para o conteúdo',
  navigation: 'Menu principal',
  more: 'Mais',
  close: 'Fechar',
  fold: 'Recolher o menu',
  unfold: 'Abrir o menu',
  search: 'Buscar',
  site: 'Ver o site',
  newTab: '(abre em outra aba)',
  account: 'Sua conta',
  logOut: 'Sair',
  loggedOut: 'Você saiu.',
  keys: 'Atalhos do teclado',
  language: 'Idioma',
  undo: 'Desfazer',
  messages: 'Avisos',
  themes: { legend: 'Aparência', light: 'Claro', system: 'Automático', dark: 'Escuro' },
  groups: { main: 'Geral', content: 'Conteúdo', church: 'Igreja', settings: 'Ajustes' },
  places: { home: 'Início', news: 'Notícias', media: 'Fotos e arquivos' },
  offline: 'Sem internet. O que você escrever fica guardado neste aparelho e é enviado quando a conexão voltar.',
  back: 'A conexão voltou.',
  notFound: {
    title: 'Esta página não existe',
    lead: 'O endereço pode ter mudado, ou o seu acesso mudou. Volte ao início e procure pelo menu ou pela busca.',
    home: 'Voltar ao início',
  },
  broken: {
    title: 'Algo não deu certo nesta página',
    lead: 'O que você escreveu está guardado neste aparelho. Tente de novo; se continuar, avise o suporte.',
    retry: 'Tentar de novo',
  },
  outdated: { text: 'Há uma versão nova.', refresh: 'Atualizar' },
} as const

export const consoleHome = {
  title: 'Olá, {name}',
  lead: 'Por onde você quer começar?',
  nothing: 'Ainda não há nada aqui que o seu acesso permita abrir. Fale com quem administra a igreja.',
} as const

export const consoleSearch = {
  title: 'Buscar e ir para',
  label: 'O que você procura?',
  places: 'Páginas',
  actions: 'Ações',
  records: 'Registros',
  nothing: 'Nada encontrado para “{term}”.',
  searching: 'Buscando…',
  failed: 'A busca não respondeu. Tente de novo.',
  count: '{count, plural, =0 {Nenhum resultado} one {# resultado} other {# resultados}}',
  add: { news: 'Escrever uma notícia' },
} as const

export const consoleKeys = {
  title: 'Atalhos do teclado',
  anywhere: 'Em qualquer página',
  search: 'Buscar e ir para',
  help: 'Mostrar os atalhos',
  list: 'Em uma lista',
  next: 'Próxima linha',
  previous: 'Linha anterior',
  mark: 'Marcar a linha',
  open: 'Abrir',
  find: 'Buscar na lista',
  add: 'Adicionar',
  editing: 'Ao escrever',
  save: 'Salvar agora',
} as const
