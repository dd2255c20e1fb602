export const consoleModules = {
  outsidePlan: 'Not part of your church’s plan. Talk to the people who run the system.',
  lead: 'Tell us what your church does. The site shows only what applies to you; turning something off loses nothing.',
  sections: { questions: 'What applies to you' },
  modulos: { label: 'What the site shows' },
  questions: {
    MOD_CULTO: { ask: 'Do you stream your services?', shows: '“Live”, with video, chat and notes during the service.' },
    MOD_EVENTO: { ask: 'Do you hold events?', shows: '“Events”, with registration, tickets and entry by QR code.' },
    MOD_DOACAO: { ask: 'Do you take gifts online?', shows: '“Give”, with Pix, cards and recurring gifts.' },
    MOD_CELULA: { ask: 'Do you meet in homes?', shows: '“Groups”, with a map, requests to join and attendance.' },
    MOD_MURAL_ORACAO: {
      ask: 'Do people ask for prayer on your site?',
      shows: '“Prayer”, with the wall and requests to your team.',
    },
    MOD_DEVOCIONAL: { ask: 'Do you publish devotionals?', shows: '“Devotionals”, and today’s on the home page.' },
    MOD_NOTICIA: { ask: 'Do you publish news?', shows: '“News”, and the latest on the home page.' },
    MOD_EBD: { ask: 'Do you have a Sunday school?', shows: '“Sunday school”, with courses, classes and lessons.' },
    MOD_PUBLICACAO: { ask: 'Do you publish bulletins or books?', shows: '“Publications”, to read and download.' },
    MOD_ASSINATURA: {
      ask: 'Do you offer videos by subscription?',
      shows: '“Play”, with films, series and subscriptions.',
    },
  },
  hides: 'When it is off:',
  hidden: 'Kept for when it is on:',
  dependants: {
    ITEM_MENU: '{count, plural, one {# menu item disappears} other {# menu items disappear}}',
    LUGAR_INICIO: '{count, plural, one {# shortcut leaves the home page} other {# shortcuts leave the home page}}',
    SECAO_INICIO: '{count, plural, one {# section leaves the home page} other {# sections leave the home page}}',
    PUBLICADO: '{count, plural, one {# published text leaves the site} other {# published texts leave the site}}',
    EVENTO_FUTURO: '{count, plural, one {# upcoming event leaves the site} other {# upcoming events leave the site}}',
    INSCRICAO:
      '{count, plural, one {# ticket of an upcoming event has no page} other {# tickets of upcoming events have no page}}',
    CULTO_TRANSMITIDO:
      '{count, plural, one {# service is no longer streamed} other {# services are no longer streamed}}',
    TRANSMISSAO_FUTURA: '{count, plural, one {# planned stream disappears} other {# planned streams disappear}}',
    CELULA: '{count, plural, one {# group leaves the site} other {# groups leave the site}}',
    DOACAO_RECORRENTE:
      '{count, plural, one {# recurring gift is no longer charged} other {# recurring gifts are no longer charged}}',
    ORACAO: '{count, plural, one {# prayer request disappears} other {# prayer requests disappear}}',
    TITULO_PLAY: '{count, plural, one {# title of Play disappears} other {# titles of Play disappear}}',
    ASSINATURA:
      '{count, plural, one {# subscription is no longer charged} other {# subscriptions are no longer charged}}',
  },
} as const
