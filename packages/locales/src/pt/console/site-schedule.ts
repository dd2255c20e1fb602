/* Entries of the calendar in lists and in their form. */

export const consoleSchedule = {
  title: 'Agenda',
  add: 'Adicionar à agenda',
  empty: {
    title: 'Coloque na agenda o que se repete',
    lead: 'Ensaios, classes, reuniões: cada um aparece na página da agenda e nos calendários de quem acompanha a igreja.',
    example: 'Por exemplo: “Ensaio do coral”, toda sexta, 19h30.',
  },
  columns: {
    titulo: 'Nome',
    data: 'Primeiro dia',
    horario: 'Horário',
    local: 'Local',
    ultimaData: 'Último dia',
    tipo: 'Tipo',
  },
  actions: {
    remove: 'Excluir',
  },
} as const

export const consoleScheduleKinds = {
  OUTRO: 'Outro',
  EBD: 'Escola bíblica',
  CULTO: 'Culto',
  EVENTO: 'Evento',
  CELULA: 'Grupo',
} as const

export const consoleScheduleFields = {
  new: 'Novo na agenda',
  sections: {
    words: 'O que é',
    when: 'Quando',
    where: 'Onde',
  },
  titulo: {
    label: 'Nome',
    help: 'Como as pessoas chamam: “Ensaio do coral”.',
  },
  tipo: {
    label: 'Tipo',
    help: 'Serve de filtro na agenda do site.',
    options: consoleScheduleKinds,
  },
  descricao: {
    label: 'Descrição',
  },
  data: {
    label: 'Primeiro dia',
    help: 'O dia em que acontece pela primeira vez.',
  },
  horario: {
    label: 'Começa às',
  },
  duracaoMinutos: {
    label: 'Duração em minutos',
  },
  regra: {
    label: 'Repete',
    help: 'Contado a partir do primeiro dia.',
    presets: {
      once: 'Não repete',
      weekly: 'Toda semana',
      fortnightly: 'A cada duas semanas',
      monthlyDay: 'Todo mês, no mesmo dia',
      monthlyWeekday: 'Todo mês, na mesma semana',
      yearly: 'Todo ano',
      own: 'Outra regra',
    },
    until: 'Até',
    untilHelp: 'Vazio: sem data para terminar.',
    own: 'Regra (RFC 5545)',
    ownHelp: 'Por exemplo: FREQ=WEEKLY;BYDAY=MO,WE',
  },
  excecoes: {
    label: 'Exceções',
    help: 'Dias da regra em que não acontece, ou acontece em outra hora.',
    add: 'Adicionar exceção',
    parts: {
      data: 'Dia da regra',
      para: 'Acontece em outra hora',
      newDay: 'Novo dia',
      newTime: 'Nova hora',
      newPlace: 'Novo local',
    },
  },
  local: {
    label: 'Local',
    help: 'Vazio: no endereço da igreja.',
  },
  flagOnline: {
    label: 'Também pela internet',
  },
  url: {
    label: 'Página',
    help: 'Um endereço do site ou de fora, com mais detalhes.',
  },
  idExterno: {
    label: 'Código em outro sistema',
    help: 'Só para quem traz a agenda de outro programa.',
  },
} as const
