/** Controls of forms that are more than a field. */
export const consoleWidgets = {
  order: {
    up: 'Subir {name}',
    down: 'Descer {name}',
    moved: '{name} agora é o {position}º de {count}',
  },
  address: {
    pais: 'País',
    cep: 'CEP',
    cepHint: 'Com o CEP, a gente preenche o resto.',
    zip: 'Código postal',
    logradouro: 'Rua ou avenida',
    numero: 'Número',
    complemento: 'Complemento',
    bairro: 'Bairro',
    cidade: 'Cidade',
    estado: 'Estado',
    filling: {
      asking: 'Procurando o endereço…',
      filled: 'Endereço preenchido. Confira e complete.',
      partly: 'Preenchemos o que esse código diz. Complete o resto.',
      unknown: 'Não achamos este código. Preencha o endereço abaixo.',
    },
  },
  point: {
    wrong: 'Não entendemos. Cole o link do mapa, ou latitude e longitude: -8.0631, -34.8711. O ponto salvo não mudou.',
    here: 'Usar onde estou agora',
    show: 'Ver no mapa',
    find: 'Procurar o endereço no mapa',
    failures: {
      refused: 'O aparelho não deixou ver onde você está. Permita o acesso ao local, ou cole o link do mapa.',
      unavailable: 'Este aparelho não sabe onde está. Cole o link do mapa.',
      timeout: 'O aparelho demorou demais para achar o lugar. Tente de novo, ou cole o link do mapa.',
    },
  },
  images: {
    add: 'Adicionar foto',
    name: 'Foto {position}',
    first: 'É a capa do site',
    remove: 'Tirar',
  },
  social: {
    first: 'Endereço do perfil',
    another: 'Outra rede',
    hint: 'Cole o endereço: a rede aparece sozinha. {names}.',
    found: 'É do {name}.',
    unknown: 'Não reconhecemos a rede. O endereço precisa ser de {names}.',
    taken: 'Já há um endereço do {name} acima: mude aquele.',
    add: 'Adicionar',
    added: '{name} foi adicionado.',
    remove: 'Tirar',
  },
} as const
