/** Congregations in lists. */
export const consoleCongregations = {
  title: 'Congregações',
  add: 'Nova congregação',
  empty: {
    title: 'A igreja se reúne em mais de um lugar?',
    lead: 'Cada congregação aparece em “Sobre nós” com endereço e telefone, e cada membro pode dizer de qual participa.',
    example: 'Por exemplo: “Zona norte, Rua das Flores, 120”.',
  },
  columns: { nome: 'Nome', endereco: 'Endereço', responsavel: 'Responsável', membros: 'Membros' },
  actions: { remove: 'Excluir' },
  members: '{count, plural, =0 {Sem membros} one {# membro} other {# membros}}',
} as const

/** Congregations in their form. */
export const consoleCongregationFields = {
  new: 'Nova congregação',
  sections: { about: 'Quem é', place: 'Onde fica' },
  nome: { label: 'Nome', help: 'Como as pessoas chamam o lugar: o bairro, por exemplo.' },
  responsavel: { label: 'Responsável', help: 'O nome do responsável por esta congregação. Aparece no site.' },
  telefone: { label: 'Telefone', help: 'Com código de área. Quem visita o site liga com um toque.' },
  endereco: { label: 'Endereço', help: 'Com ele o site mostra o caminho.' },
  latitude: {
    label: 'Ponto no mapa',
    help: 'Cole as coordenadas ou o link do mapa, por exemplo -8.0631, -34.8711. Vazio: o site usa o endereço.',
  },
  longitude: { label: 'Longitude' },
  idExterno: { label: 'Código em outro sistema', help: 'Só para quem traz congregações de outro programa.' },
  removal: {
    lead: 'Ela sai do site. Não dá para desfazer.',
    members:
      '{count, plural, one {# pessoa pertence a esta congregação.} other {# pessoas pertencem a esta congregação.}} Diga para onde vão antes de excluir.',
    target: 'Passar os membros para',
    none: 'Nenhuma congregação',
    unchosen: 'Escolha para onde eles vão.',
    go: 'Passar os membros e excluir',
    plain: 'Excluir',
    cancel: 'Cancelar',
  },
} as const
