/* Reading content in lists and forms. What all kinds say alike comes first. */

const columns = {
  titulo: 'Título',
  situacao: 'Situação',
  autor: 'Autor',
  idioma: 'Idioma',
  dataPublicacao: 'Data no site',
  dataAtualizacao: 'Última mudança',
  pai: 'Parte de',
  data: 'Dia',
  ordem: 'Posição',
} as const

const actions = {
  publish: 'Publicar',
  withdraw: 'Tirar do ar',
  remove: 'Excluir',
} as const

const sections = {
  words: 'Texto',
  picture: 'Imagem',
  when: 'Quando aparece',
  place: 'Onde fica',
  people: 'Responsáveis',
  meeting: 'Encontro',
  file: 'Arquivo',
  address: 'Endereço no site',
} as const

const words = {
  titulo: {
    label: 'Título',
    help: 'Curto e claro: é o que se lê primeiro na lista do site.',
  },
  resumo: {
    label: 'Resumo',
    help: 'Uma ou duas frases. Aparece abaixo do título e ao compartilhar.',
  },
  corpo: {
    label: 'Texto',
    help: 'Pode ficar vazio se o resumo já diz tudo.',
  },
  idioma: {
    label: 'Idioma original',
    help: 'O idioma em que foi escrito.',
  },
  traducoes: {
    label: 'Traduções',
    help: 'Quem usa o site em outro idioma lê a tradução.',
  },
  imagem: {
    label: 'Imagem',
    help: 'Sem imagem, o site desenha uma capa.',
  },
  autor: {
    label: 'Autor',
    help: 'Quem assina. Pode ficar vazio.',
  },
  dataPublicacao: {
    label: 'Data no site',
    help: 'Vazio: a hora em que você publicar. Com uma data futura, só aparece a partir dela.',
  },
  dataFimPublicacao: {
    label: 'Sai do site em',
    help: 'Vazio: fica no site. Com uma data, deixa de aparecer a partir dela.',
  },
  idExterno: {
    label: 'Código em outro sistema',
    help: 'Só para quem traz conteúdo de outro programa.',
  },
} as const

const slug = {
  label: 'Fim do endereço',
  help: 'Vazio: formado a partir do título ao publicar. Letras sem acento, números e hífens.',
} as const

const ordem = {
  label: 'Posição',
  help: 'Os de número menor vêm antes.',
} as const

const referencia = {
  label: 'Passagem',
  help: 'Como se diz: João 15.4. O site abre a passagem na Bíblia.',
} as const

const contato = {
  label: 'Contato',
  help: 'Um endereço que abre com um toque: mailto:…, tel:… ou https://…',
} as const

const arquivo = {
  label: 'Arquivo (PDF)',
  help: 'Escolha da biblioteca, ou cole um endereço.',
} as const

export const consoleDevotionals = {
  title: 'Devocionais',
  add: 'Escrever devocional',
  empty: {
    title: 'Uma palavra para cada dia',
    lead: 'Cada devocional aparece no dia dele, na página inicial e na página de devocionais.',
    example: 'Por exemplo: “Permanecer”, João 15.4, para amanhã.',
  },
  columns,
  actions,
} as const

export const consoleDevotionalFields = {
  new: 'Novo devocional',
  sections,
  ...words,
  referencia,
  data: {
    label: 'Dia',
    help: 'Aparece no site a partir da meia-noite deste dia.',
  },
} as const

export const consoleMinistries = {
  title: 'Ministérios',
  add: 'Novo ministério',
  empty: {
    title: 'Mostre onde se pode servir',
    lead: 'Música, crianças, recepção, visitas: cada ministério tem uma página com os responsáveis e como falar com eles.',
    example: 'Por exemplo: “Mesa Aberta: almoço de domingo para quem chega sozinho.”',
  },
  columns,
  actions,
} as const

export const consoleMinistryFields = {
  new: 'Novo ministério',
  sections,
  ...words,
  titulo: {
    label: 'Nome',
  },
  responsaveis: {
    label: 'Responsáveis',
    help: 'Na ordem em que o site mostra.',
    add: 'Adicionar pessoa',
    parts: {
      nome: 'Nome',
      funcao: 'Função',
    },
  },
  contato,
} as const

export const consoleProjects = {
  title: 'Projetos',
  add: 'Novo projeto',
  empty: {
    title: 'Conte o que um ministério está fazendo',
    lead: 'Um projeto aparece na página do seu ministério: uma campanha, uma obra, uma viagem.',
    example: 'Por exemplo: “Cesta de maio: alimentos para vinte famílias.”',
  },
  columns,
  actions,
} as const

export const consoleProjectFields = {
  new: 'Novo projeto',
  sections,
  ...words,
  paiId: {
    label: 'Ministério',
    help: 'O projeto aparece na página dele.',
  },
  ordem,
  contato,
} as const

export const consoleCourses = {
  title: 'Cursos',
  add: 'Novo curso',
  empty: {
    title: 'Comece a escola bíblica',
    lead: 'Um curso reúne turmas e lições. Comece pelo nome e por uma frase sobre ele.',
    example: 'Por exemplo: “Primeiros passos: oito encontros para quem está chegando.”',
  },
  columns,
  actions,
} as const

export const consoleCourseFields = {
  new: 'Novo curso',
  sections,
  ...words,
  slug,
} as const

export const consoleClasses = {
  title: 'Turmas',
  add: 'Nova turma',
  empty: {
    title: 'Monte as turmas',
    lead: 'Cada curso pode ter turmas por idade, dia ou sala.',
    example: 'Por exemplo: “Turma da manhã, adultos, sala 2, domingo às 9h.”',
  },
  columns,
  actions,
} as const

export const consoleClassFields = {
  new: 'Nova turma',
  sections,
  ...words,
  titulo: {
    label: 'Nome da turma',
  },
  resumo: {
    label: 'Faixa de idade',
    help: 'Por exemplo: adultos, 7 a 9 anos.',
  },
  autor: {
    label: 'Quem ensina',
  },
  paiId: {
    label: 'Curso',
    help: 'A turma aparece na página dele.',
  },
  ordem,
  diaSemana: {
    label: 'Dia da semana',
  },
  horario: {
    label: 'Hora',
  },
  local: {
    label: 'Lugar',
    help: 'Sala, prédio ou endereço.',
  },
} as const

export const consoleLessons = {
  title: 'Lições',
  add: 'Escrever lição',
  empty: {
    title: 'Escreva a primeira lição',
    lead: 'As lições de um curso seguem uma ordem, e a página leva de uma para a outra.',
    example: 'Por exemplo: “O convite”, Mateus 11.28.',
  },
  columns,
  actions,
} as const

export const consoleLessonFields = {
  new: 'Nova lição',
  sections,
  ...words,
  referencia,
  paiId: {
    label: 'Curso',
    help: 'A lição aparece na página dele.',
  },
  ordem,
  slug,
  arquivo: {
    label: 'Folha para imprimir (PDF)',
    help: 'Escolha da biblioteca, ou cole um endereço.',
  },
} as const

export const consolePublications = {
  title: 'Publicações',
  add: 'Nova publicação',
  empty: {
    title: 'Reúna os materiais impressos',
    lead: 'Boletins, relatórios, apostilas: cada um com seu arquivo para ler e baixar.',
    example: 'Por exemplo: “Boletim de junho”, em PDF.',
  },
  columns,
  actions,
} as const

export const consolePublicationFields = {
  new: 'Nova publicação',
  sections,
  ...words,
  paiId: {
    label: 'Tipo',
    help: 'O site agrupa as publicações por tipo.',
  },
  slug,
  arquivo,
} as const

export const consolePublicationTypes = {
  title: 'Tipos de publicação',
  add: 'Novo tipo',
  empty: {
    title: 'Agrupe as publicações por tipo',
    lead: 'Boletim, relatório, apostila: quem visita escolhe o que quer ver.',
    example: 'Por exemplo: “Boletim: o que a igreja faz a cada mês.”',
  },
  columns,
  actions,
} as const

export const consolePublicationTypeFields = {
  new: 'Novo tipo',
  sections,
  ...words,
  titulo: {
    label: 'Nome',
  },
  resumo: {
    label: 'Descrição',
  },
  slug,
} as const

export const consoleStudies = {
  title: 'Estudos',
  add: 'Escrever estudo',
  empty: {
    title: 'Prepare o próximo encontro dos grupos',
    lead: 'Um estudo tem texto, passagem e perguntas para conversar, e uma orientação que só os líderes leem.',
    example: 'Por exemplo: “Alegria na prisão”, Filipenses 1.12-21.',
  },
  columns,
  actions,
} as const

export const consoleStudyFields = {
  new: 'Novo estudo',
  sections,
  ...words,
  referencia,
  perguntas: {
    label: 'Perguntas',
    help: 'O site as mostra na ordem de um encontro: quebra-gelo, observação, interpretação, aplicação, oração.',
    add: 'Adicionar pergunta',
    parts: {
      grupo: 'Para quê',
      texto: 'Pergunta',
    },
    groups: {
      QUEBRA_GELO: 'Quebra-gelo',
      OBSERVACAO: 'Observação',
      INTERPRETACAO: 'Interpretação',
      APLICACAO: 'Aplicação',
      ORACAO: 'Oração',
    },
  },
  orientacaoLider: {
    label: 'Orientação para líderes',
    help: 'Só os líderes e auxiliares de grupos leem.',
  },
  paiId: {
    label: 'Série',
    help: 'Opcional.',
  },
  ordem: {
    label: 'Posição na série',
    help: 'Os de número menor vêm antes.',
  },
  duracaoMinutos: {
    label: 'Duração em minutos',
    help: 'Quanto dura a conversa no grupo.',
  },
} as const

export const consoleStudySeries = {
  title: 'Séries de estudos',
  add: 'Nova série',
  empty: {
    title: 'Junte estudos em uma série',
    lead: 'Uma série leva os grupos de um encontro ao outro.',
    example: 'Por exemplo: “Cartas de Filipos: quatro encontros sobre alegria.”',
  },
  columns,
  actions,
} as const

export const consoleStudySeriesFields = {
  new: 'Nova série',
  sections,
  ...words,
  titulo: {
    label: 'Nome',
  },
  slug,
} as const
