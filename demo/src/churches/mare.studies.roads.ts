import { article } from '../article.ts'
import type { DemoStudySeries } from '../demo-reading.ts'
import { questions } from '../questions.ts'

export const roads: DemoStudySeries = {
  titulo: 'Salmos de quem viaja',
  resumo: 'Cânticos curtos, feitos para caber na boca de quem anda. Para ler no ônibus e conversar à noite.',
  slug: 'salmos-de-quem-viaja',
  studies: [
    {
      titulo: 'De onde vem o socorro',
      resumo: 'O viajante olha para os montes e não sabe se deve ter medo ou coragem.',
      autor: 'Pra. Rute Albuquerque',
      referencia: 'Salmo 121',
      duracaoMinutos: 45,
      corpo: article(`
        O Salmo 121 começa com uma pergunta de quem ainda não saiu de casa. Os montes podiam esconder um assaltante ou
        indicar o caminho. O poeta olha para eles e pergunta de onde vem o socorro.

        A palavra guardar volta seis vezes, e nenhuma delas é dita por quem viaja. Na segunda metade alguém responde, como
        quem fica na porta acenando. Talvez seja um salmo para dois: um pergunta, o outro abençoa.
      `),
      perguntas: questions({
        QUEBRA_GELO: ['Quem ficava na porta quando você saía para longe? O que essa pessoa dizia?'],
        OBSERVACAO: ['Contem juntos quantas vezes aparece a ideia de guardar. De que o viajante é guardado?'],
        INTERPRETACAO: ['O que quer dizer não deixar o pé vacilar, se todos aqui já tropeçaram?'],
        APLICACAO: ['Que viagem você tem pela frente, e a quem vai pedir que fique na porta?'],
        ORACAO: ['Leiam o salmo em duas vozes: uma só pergunta, o grupo inteiro responde.'],
      }),
    },
    {
      titulo: 'Quem semeia chorando',
      resumo: 'A alegria deste salmo já aconteceu e ainda falta. Ele segura as duas coisas na mesma mão.',
      autor: 'Pr. Anselmo Brandão',
      referencia: 'Salmo 126',
      duracaoMinutos: 50,
      corpo: article(`
        A primeira parte do Salmo 126 é lembrança: voltamos, e parecia sonho. A segunda é pedido: faz voltar o que ainda
        falta, como as torrentes no sertão. Quem já viu um rio seco encher de uma vez entende sem explicação.

        No fim há alguém andando devagar, com o saco de sementes nas costas. Semear na seca é tirar comida de casa e
        enterrar. Por isso chora. E mesmo assim vai.
      `),
      perguntas: questions({
        QUEBRA_GELO: ['Que boa notícia você demorou a acreditar que era verdade?'],
        OBSERVACAO: ['Onde o salmo muda de lembrança para pedido? Que palavra mostra a virada?'],
        INTERPRETACAO: [
          'Por que o semeador chora? Respondam antes sem usar a palavra tristeza.',
          'O que as nações percebem, que o próprio povo só diz depois?',
        ],
        APLICACAO: ['O que você está enterrando agora, sem saber se vai nascer?'],
        ORACAO: ['Cada um termina a frase: “Faz voltar…”. O grupo responde com um amém e espera um pouco.'],
      }),
      orientacaoLider: article(`
        É possível que alguém esteja no meio do choro. Não prometa a colheita com data. O salmo também não promete.

        Leve um punhado de feijão e dê três grãos a cada pessoa, para plantar em casa. Daqui a um mês, perguntem.
      `),
    },
  ],
}
