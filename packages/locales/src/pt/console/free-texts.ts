/** Free texts of the Bible that can be fetched. */
export const consoleFreeTexts = {
  title: 'Um texto da Bíblia em {language}',
  lead: 'O site ainda não tem uma tradução no idioma da igreja. Esta é livre e pode vir agora, direto de quem a publica.',
  licence: 'licença: {licence}',
  act: 'Trazer {name}',
  again: 'Tentar de novo',
  ask: 'Quem administra as configurações da igreja pode trazer este texto.',
  asked: 'Na fila: começa em instantes. Você pode sair desta página.',
  loading: 'Baixando: {done} de {total} MB. Você pode sair desta página.',
  loadingPart: 'Baixando: {done} MB. Você pode sair desta página.',
  reading: 'Lendo e conferindo os versículos…',
  ready: '{name} chegou. O site já pode mostrá-la.',
  failures: {
    SEM_RESPOSTA: 'Quem publica o texto não respondeu. O que já chegou está salvo: tente de novo mais tarde.',
    RECUSADA: 'O texto não está mais no endereço de costume. Avise quem cuida do sistema.',
    GRANDE_DEMAIS: 'O que chegou é grande demais para ser este texto. Nada foi mudado.',
    OUTRO_CONTEUDO: 'O que chegou não é o texto esperado. Nada foi mudado. Avise quem cuida do sistema.',
    ILEGIVEL: 'O que chegou não pôde ser lido como uma Bíblia inteira. Nada foi mudado.',
    OUTRA: 'Algo não deu certo. O sistema tenta de novo em alguns minutos.',
  },
} as const
