/** The modules of the church. */
export const consoleModules = {
  outsidePlan: 'Não faz parte do plano da sua igreja. Fale com quem cuida do sistema.',
  lead: 'Responda o que a igreja faz. O site mostra só o que se aplica a vocês; nada se perde ao desligar.',
  sections: { questions: 'O que se aplica a vocês' },
  modulos: { label: 'O que o site mostra' },
  questions: {
    MOD_CULTO: { ask: 'Vocês transmitem os cultos?', shows: '“Ao vivo”, com vídeo, chat e anotações durante o culto.' },
    MOD_EVENTO: { ask: 'Vocês fazem eventos?', shows: '“Eventos”, com inscrições, ingressos e entrada por QR code.' },
    MOD_DOACAO: {
      ask: 'Vocês recebem contribuições pela internet?',
      shows: '“Contribuir”, com Pix, cartão e contribuições recorrentes.',
    },
    MOD_CELULA: { ask: 'Vocês se reúnem em casas?', shows: '“Grupos”, com mapa, pedidos para participar e presença.' },
    MOD_MURAL_ORACAO: {
      ask: 'As pessoas pedem oração pelo site?',
      shows: '“Oração”, com o mural e os pedidos à equipe.',
    },
    MOD_DEVOCIONAL: { ask: 'Vocês publicam devocionais?', shows: '“Devocionais”, e o do dia no início.' },
    MOD_NOTICIA: { ask: 'Vocês publicam notícias?', shows: '“Notícias”, e as mais novas no início.' },
    MOD_EBD: { ask: 'Vocês têm escola bíblica?', shows: '“Escola bíblica”, com cursos, turmas e lições.' },
    MOD_PUBLICACAO: { ask: 'Vocês publicam boletins ou livros?', shows: '“Publicações”, para ler e baixar.' },
    MOD_ASSINATURA: { ask: 'Vocês têm vídeos por assinatura?', shows: '“Play”, com filmes, séries e assinaturas.' },
  },
  hides: 'Ao desligar:',
  hidden: 'Guardado para quando ligar:',
  dependants: {
    ITEM_MENU: '{count, plural, one {# item do menu some} other {# itens do menu somem}}',
    LUGAR_INICIO: '{count, plural, one {# atalho da página inicial some} other {# atalhos da página inicial somem}}',
    SECAO_INICIO: '{count, plural, one {# parte da página inicial some} other {# partes da página inicial somem}}',
    PUBLICADO: '{count, plural, one {# publicação sai do site} other {# publicações saem do site}}',
    EVENTO_FUTURO: '{count, plural, one {# evento marcado sai do site} other {# eventos marcados saem do site}}',
    INSCRICAO:
      '{count, plural, one {# ingresso de evento que virá fica sem página} other {# ingressos de eventos que virão ficam sem página}}',
    CULTO_TRANSMITIDO:
      '{count, plural, one {# culto deixa de ser transmitido} other {# cultos deixam de ser transmitidos}}',
    TRANSMISSAO_FUTURA: '{count, plural, one {# transmissão marcada some} other {# transmissões marcadas somem}}',
    CELULA: '{count, plural, one {# grupo sai do site} other {# grupos saem do site}}',
    DOACAO_RECORRENTE:
      '{count, plural, one {# contribuição recorrente deixa de ser cobrada} other {# contribuições recorrentes deixam de ser cobradas}}',
    ORACAO: '{count, plural, one {# pedido de oração some} other {# pedidos de oração somem}}',
    TITULO_PLAY: '{count, plural, one {# título do Play some} other {# títulos do Play somem}}',
    ASSINATURA: '{count, plural, one {# assinatura deixa de ser cobrada} other {# assinaturas deixam de ser cobradas}}',
  },
} as const
