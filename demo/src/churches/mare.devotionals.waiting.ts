import type { DemoDevotional } from '../demo-reading.ts'
import { prose } from '../prose.ts'
import { atThePool, behindTheTent } from './mare.devotionals.readings.ts'

/** A week with people who waited. */
export const waiting: DemoDevotional[] = [
  {
    titulo: 'O riso atrás da lona',
    referencia: 'Gênesis 18.9-15',
    autor: 'Lídia Cavalcanti',
    resumo: prose(`
      Sara escutou a promessa escondida atrás da lona da tenda e riu. Não era alegria: era o riso de quem já tinha
      desistido e achava a notícia atrasada demais. Deus não a tirou da história por causa disso. Um ano depois, o
      menino recebeu um nome que quer dizer riso. Se hoje você só consegue sorrir de canto, comece por aí. Há promessas
      que entram pela porta dos fundos.`),
    corpo: behindTheTent,
  },
  {
    titulo: 'O favor que esqueceram',
    referencia: 'Gênesis 40.9-23',
    autor: 'Anselmo Brandão',
    resumo: prose(`
      José pediu uma coisa só ao copeiro: que se lembrasse dele. O homem saiu da cadeia, voltou ao palácio e esqueceu.
      Passaram-se dois anos inteiros. Quem já esperou uma ligação prometida conhece esse silêncio. Enquanto o copeiro
      esquecia, José continuou cuidando dos outros presos. Esperar também pode ser isto: não deixar que a amargura
      escolha o seu serviço.`),
  },
  {
    titulo: 'A oração sem voz',
    referencia: '1 Samuel 1.9-18',
    autor: 'Rute Albuquerque',
    resumo: prose(`
      Ana mexia os lábios e não saía som. O sacerdote olhou e concluiu que ela estava bêbada. Há dores que, vistas de
      fora, parecem outra coisa. Ela não se ofendeu nem foi embora: disse o que tinha no peito, comeu alguma coisa, e o
      seu rosto mudou antes que qualquer coisa mudasse. Hoje, antes de julgar o silêncio de alguém, pergunte. E, se o
      silêncio é seu, saiba que Deus lê lábios.`),
  },
  {
    titulo: 'Dois velhos no lugar certo',
    referencia: 'Lucas 2.25-38',
    autor: 'Davi Barreto',
    resumo: prose(`
      Simeão e Ana passaram a vida indo ao templo. Quantas manhãs iguais, quantas crianças que não eram aquela. No dia
      em que Maria e José entraram com um bebê no colo, sem escolta e sem anúncio, só os dois perceberam. Não foi sorte.
      Quem volta todos os dias ao mesmo lugar aprende a notar o que mudou. A fidelidade parece repetição até a hora em
      que vira reconhecimento.`),
  },
  {
    titulo: 'A pergunta à beira do tanque',
    referencia: 'João 5.1-9',
    autor: 'Joana Siqueira',
    resumo: prose(`
      Trinta e oito anos doente, vendo os outros chegarem primeiro à água. Jesus pergunta se ele quer ficar bom, e o
      homem, em vez de dizer sim, explica por que não dá. A gente se acostuma até com a própria espera: ela vira
      endereço. Hoje, escreva num papel o que você responderia. Sem justificativa e sem o nome de quem passou na frente.
      Só o sim ou o não.`),
    corpo: atThePool,
  },
  {
    titulo: 'O dia em que nada aconteceu',
    referencia: 'Lucas 23.54-56',
    autor: 'Anselmo Brandão',
    resumo: prose(`
      Entre a sexta-feira da cruz e a manhã da ressurreição houve um sábado, e dele os evangelhos quase não falam. As
      mulheres prepararam os perfumes e descansaram. Não sabiam que era véspera; achavam que era o fim. Boa parte da
      vida se passa nesse dia do meio, sem explicação e sem música. Descansar ali, com o coração partido e os perfumes
      prontos, também foi um ato de fé.`),
  },
  {
    titulo: 'O jardineiro sabia o nome dela',
    referencia: 'João 20.11-18',
    autor: 'Lídia Cavalcanti',
    resumo: prose(`
      Maria Madalena olhou para Jesus e viu o jardineiro. O choro embaça; a saudade também. Não foi uma explicação que
      lhe abriu os olhos: foi o próprio nome, dito por quem a conhecia. Neste domingo, quando alguém lhe der bom-dia na
      porta, pergunte como a pessoa se chama e use o nome até o fim da conversa. Pode ser que ela também esteja
      procurando no lugar errado, e que baste isso.`),
  },
]
