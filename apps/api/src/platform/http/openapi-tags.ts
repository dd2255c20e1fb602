interface Tag {
  readonly name: string
  readonly description: string
  /** The beginnings of what its calls are about (`toSubject`). The longest one that fits decides. */
  readonly subjects: readonly string[]
}

/** The parts of the OpenAPI document, in its order. */
export const tags: readonly Tag[] = [
  {
    name: 'Login',
    description: 'Logging in and out, second factors, sessions, passwords, and the captcha.',
    subjects: [
      'security',
      'me',
      'captcha',
      'user',
      'member/consulta',
      'member/alterar-senha',
      'member/sessao',
      'member/fator',
      'member/codigo-reserva',
    ],
  },
  {
    name: 'Office',
    description: 'The session of staff at the office of a church, by a cookie, and the search over its records.',
    subjects: ['escritorio'],
  },
  {
    name: 'People',
    description: 'The people of a church, as its office keeps them: visitors, members, everyone without a login.',
    subjects: ['escritorio/usuario', 'escritorio/visitante'],
  },
  {
    name: 'Operators',
    description: 'The console of those who run the product: churches, organisations, hosts, jobs and the machine.',
    subjects: ['operador'],
  },
  {
    name: 'Members',
    description: 'Registration, and what a member has: profile, home, addresses, children, cards, export, deletion.',
    subjects: ['usuario', 'member', 'church/usuario', 'carteirinha', 'usuario-carteirinha', 'convite', 'diretorio'],
  },
  {
    name: 'Staff',
    description: 'Roles and memberships, security settings and the audit log of a church.',
    subjects: ['member/role', 'member/vinculo', 'church/role', 'church/auditoria', 'church/seguranca'],
  },
  {
    name: 'Churches',
    description: 'A church and its organisation: name, look, menu, home, modules, congregations, services.',
    subjects: ['igreja', 'church', 'banner', 'congregacao', 'cliente', 'organizacao'],
  },
  {
    name: 'Reading',
    description: 'Devotionals, news, ministries, Sunday school, publications and studies.',
    subjects: [
      'church/devocional',
      'church/noticia',
      'conteudo',
      'church/ministerio',
      'church/ebd',
      'church/publicacao',
      'estudo',
      'configuracao-estudo',
    ],
  },
  { name: 'Songs', description: 'The songbook.', subjects: ['louvor', 'church/louvor'] },
  {
    name: 'Media',
    description: 'Videos, podcasts, and the library of images and files.',
    subjects: ['video', 'church/video', 'podcast', 'church/podcast', 'midia', 'church/imagem', 'church/arquivo'],
  },
  {
    name: 'Search',
    description: 'Search, feeds, and the index of what is published.',
    subjects: ['church/busca', 'organizacao/{}/busca', 'church/indice', 'church/feed'],
  },
  {
    name: 'Bible',
    description: 'Translations, chapters, search, marks, the verse of the day.',
    subjects: ['biblia'],
  },
  {
    name: 'Reading plans',
    description: 'Plans, readings, circles.',
    subjects: ['plano-leitura', 'member/plano-leitura', 'church/plano-leitura'],
  },
  { name: 'Notes', description: 'A member’s sermon notes.', subjects: ['nota-sermao', 'member/nota-sermao'] },
  {
    name: 'Prayer',
    description: 'The prayer wall and its moderation.',
    subjects: ['oracao', 'member/oracao', 'church/oracao-motivo', 'configuracao-mural'],
  },
  {
    name: 'Groups',
    description: 'Small groups, requests to join, meetings and material.',
    subjects: ['celula', 'church/celula', 'solicitacao-celula', 'church/solicitacao-celula'],
  },
  {
    name: 'Live',
    description: 'Broadcasts of services: states, outline, moments, connect cards, audience.',
    subjects: ['transmissao', 'church/transmissao'],
  },
  { name: 'Chat', description: 'Channels, messages and moderation.', subjects: ['chat', 'church/chat'] },
  {
    name: 'Events',
    description: 'Events and their seats, and the calendar of a church.',
    subjects: ['church/evento', 'church/agenda'],
  },
  {
    name: 'Tickets',
    description: 'Buying, holding, changing and passing on tickets; waiting lists; what holders read.',
    subjects: [
      'evento/{}/calcular-taxas',
      'evento/{}/espera',
      'evento/{}/inscricao',
      'evento/{}/orcamento',
      'evento/{}/reserva',
      'inscricao',
      'transferencia',
      'member/evento',
      'member/inscricao',
    ],
  },
  {
    name: 'Event office',
    description: 'What an event sells, who registered, and messages to them: for staff.',
    subjects: ['evento'],
  },
  {
    name: 'Doors',
    description: 'Letting people in at the doors of an event.',
    subjects: ['evento/{}/portaria', 'member/portaria'],
  },
  {
    name: 'Giving',
    description: 'Gifts, recurring gifts, their reasons, receipts and statements.',
    subjects: [
      'doacao',
      'member/doacao',
      'church/doacao-configuracao',
      'church/pagamento-motivo',
      'recorrencia',
      'member/recorrencia',
      'pedido/{}/recibo',
    ],
  },
  {
    name: 'Payments',
    description: 'Paying an order: methods, fees, cards, and what became of it.',
    subjects: [
      'pedido',
      'pagamento',
      'member/pagamento',
      'general/payment',
      'global-settings',
      'church/metodo-pagamento',
      'church/calcula-taxas',
      'usuario-cartao-gateway-pagamento',
      'member/cartoes',
    ],
  },
  {
    name: 'Treasury',
    description: 'The treasurer’s office: payments, refunds, gifts, reasons, gateways, reconciliation.',
    subjects: ['tesouraria'],
  },
  {
    name: 'Play',
    description: 'Videos of a church’s own: catalogue, watching, subscriptions, purchases, and their office.',
    subjects: [
      'plano-assinatura',
      'church/plano-assinatura',
      'member/plano-assinatura',
      'usuario-plano-assinatura',
      'member/usuario-plano-assinatura',
      'member/play',
      'church/play',
      'tesouraria/play',
    ],
  },
  {
    name: 'Notifications',
    description: 'What a member is notified of, by push and on the site.',
    subjects: ['push', 'member/push', 'member/notificacao', 'church/notificacao'],
  },
  { name: 'Event stream', description: 'Passes for the stream of events.', subjects: ['stream'] },
  {
    name: 'Third parties',
    description: 'Handing members over to products of others, and what those ask.',
    subjects: ['terceiro'],
  },
  { name: 'Places', description: 'Postal codes, countries, states, cities, occupations.', subjects: ['utils'] },
]

const subjects = tags
  .flatMap(({ name, subjects: own }) => own.map((subject) => ({ name, subject })))
  .sort((one, other) => other.subject.length - one.subject.length)

/** The tag of an endpoint's path; undefined where none is meant for it. */
export function findTag(path: string): string | undefined {
  const about = toSubject(path)
  return subjects.find(({ subject }) => about.startsWith(subject) && /^(?:[/-]|$)/.test(about.slice(subject.length)))
    ?.name
}

/** A path with `{}` for each parameter, and the church or the account that it begins with as one word. */
function toSubject(path: string): string {
  const written = path.replace(/\{\w+\}/g, '{}').replace(/^\/|\/$/g, '')
  return written
    .replace(/^igreja\/(?:\{\}\/)*(?=[a-z])/, 'church/')
    .replace(/^(?:user|usuario)\/(?:\{\}\/)*(?=[a-z])/, 'member/')
}
