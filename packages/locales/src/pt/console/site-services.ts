/** Weekly services in lists. */
export const consoleServices = {
  title: 'Cultos da semana',
  add: 'Novo culto',
  empty: {
    title: 'Diga quando a igreja se reúne',
    lead: 'Cada culto aparece na página inicial, em “Sobre nós”, na agenda e nos calendários de quem acompanha a igreja.',
    example: 'Por exemplo: “Culto da noite, domingo, 19h”.',
  },
  columns: {
    nome: 'Nome',
    diaSemana: 'Dia',
    horario: 'Horário',
    flagTransmissao: 'Transmissão',
    local: 'Local',
  },
  actions: { remove: 'Excluir' },
  streamed: 'Ao vivo no site',
} as const

/** Weekly services in their form. */
export const consoleServiceFields = {
  new: 'Novo culto',
  sections: { when: 'Quando', where: 'Onde' },
  nome: { label: 'Nome', help: 'Como a igreja chama este encontro: “Culto da noite”, “Escola bíblica”.' },
  diaSemana: { label: 'Dia da semana', help: 'Acontece toda semana neste dia.' },
  horario: { label: 'Começa às', help: 'A hora em que começa.' },
  duracaoMinutos: {
    label: 'Duração em minutos',
    help: 'O site diz “acontecendo agora” durante este tempo, e os calendários reservam a hora.',
  },
  local: { label: 'Local', help: 'Vazio: no endereço da igreja. Se for em outro lugar, escreva qual.' },
  flagTransmissao: {
    label: 'Transmitido no site',
    help: 'Uma transmissão fica planejada para cada semana, e o site avisa que dá para assistir.',
  },
  idExterno: { label: 'Código em outro sistema', help: 'Só para quem traz cultos de outro programa.' },
} as const
