/** Free texts of the Bible that can be fetched. */
export const consoleFreeTexts = {
  title: 'A Bible text in {language}',
  lead: 'The site has no translation in the church’s language yet. This one is free and can be fetched now, straight from its publisher.',
  licence: 'license: {licence}',
  act: 'Fetch {name}',
  again: 'Try again',
  ask: 'Someone who manages the church’s settings can fetch this text.',
  asked: 'In the queue: it starts in a moment. You can leave this page.',
  loading: 'Downloading: {done} of {total} MB. You can leave this page.',
  loadingPart: 'Downloading: {done} MB. You can leave this page.',
  reading: 'Reading and checking the verses…',
  ready: '{name} is here. The site can show it now.',
  failures: {
    SEM_RESPOSTA: 'The publisher did not answer. What has arrived is saved: try again later.',
    RECUSADA: 'The text is no longer at its usual address. Tell the people who run the system.',
    GRANDE_DEMAIS: 'What arrived is too large to be this text. Nothing was changed.',
    OUTRO_CONTEUDO: 'What arrived is not the expected text. Nothing was changed. Tell the people who run the system.',
    ILEGIVEL: 'What arrived could not be read as a whole Bible. Nothing was changed.',
    OUTRA: 'Something went wrong. The system tries again in a few minutes.',
  },
} as const
