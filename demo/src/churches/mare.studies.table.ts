import { article } from '../article.ts'
import type { DemoStudySeries } from '../demo-reading.ts'
import { questions } from '../questions.ts'

export const table: DemoStudySeries = {
  titulo: 'À mesa com Jesus',
  resumo: 'Quatro refeições do Evangelho de Lucas, para grupos que se reúnem em volta de alguma coisa de comer.',
  slug: 'a-mesa-com-jesus',
  studies: [
    {
      titulo: 'O banquete do cobrador',
      resumo: 'Levi larga o balcão e a primeira coisa que faz é dar uma festa. Repare em quem foi convidado.',
      autor: 'Pra. Lídia Cavalcanti',
      referencia: 'Lucas 5.27-32',
      duracaoMinutos: 60,
      corpo: article(`
        Levi cobrava impostos para quem mandava na terra dos outros. Ganhava bem e comia sozinho. Um dia alguém passou
        pelo balcão, olhou para ele e disse duas palavras. Ele se levantou, e o que fez em seguida não foi um jejum nem
        um discurso: foi um jantar.

        A casa se encheu de gente que ninguém convidava. Do lado de fora, os que se achavam de dentro reclamavam. Lucas
        5.30 conta a pergunta deles, que nem foi feita a Jesus: foi feita aos discípulos, baixinho, como se faz fofoca.

        > Quem está bem de saúde não procura médico. A frase de Jesus não é uma bronca: é um convite com endereço.
      `),
      perguntas: questions({
        QUEBRA_GELO: [
          'Qual foi a última festa em que você não conhecia quase ninguém? O que fez você ficar, ou ir embora?',
        ],
        OBSERVACAO: [
          'O que Levi deixa, e o que ele faz logo depois? Faça a lista só com verbos.',
          'Quem está dentro da casa e quem está fora? A quem cada grupo dirige a palavra?',
        ],
        INTERPRETACAO: [
          'Por que os discípulos, e não Jesus, ouvem a reclamação? Compare com Mateus 9.11.',
          'O que muda se “doente” não for um insulto, mas um diagnóstico?',
        ],
        APLICACAO: [
          'Se você desse um jantar assim, quem da sua rua, do seu trabalho ou da sua família estaria na lista?',
        ],
        ORACAO: ['Cada um diz um primeiro nome, sem contar a história. Orem por esses nomes, um de cada vez.'],
      }),
      orientacaoLider: article(`
        Chegue com a mesa posta, mesmo que seja só café. O texto fala de comida, e o grupo entende melhor mastigando.

        Na terceira pergunta alguém vai dizer que os fariseus eram os vilões. Ajude a enxergar a razão deles: defendiam
        uma fronteira que custou caro. Só depois pergunte que fronteiras nós defendemos.

        ## Se o tempo apertar

        - Pule a comparação com Mateus.
        - Não pule a oração pelos nomes: é dela que a próxima semana vai depender.
      `),
    },
    {
      titulo: 'Perfume demais',
      resumo: 'Um anfitrião correto, uma visita que ninguém chamou e um cheiro que tomou a casa toda.',
      autor: 'Pr. Anselmo Brandão',
      referencia: 'Lucas 7.36-50',
      duracaoMinutos: 75,
      corpo: article(`
        Simão convidou Jesus e esqueceu as gentilezas: a água, o beijo, o óleo. Não foi maldade. Foi aquele cuidado de
        quem recebe sem se comprometer. Então entra uma mulher da cidade, com um frasco na mão, e faz tudo o que ele
        deixou de fazer. Faz chorando, na frente de todos.

        Jesus conta uma história curta, de duas dívidas e um credor que perdoa as duas. Depois faz a pergunta que Simão
        preferia não ouvir. Em Lucas 7.44 ele se vira para a mulher e fala com Simão: você está vendo esta mulher?

        Talvez Simão só tivesse visto o assunto.
      `),
      perguntas: questions({
        QUEBRA_GELO: ['Que cheiro leva você de volta para uma casa da sua infância?'],
        OBSERVACAO: [
          'O que Simão diz em voz alta e o que ele só pensa?',
          'Ponha lado a lado o que o anfitrião não fez e o que a mulher fez.',
        ],
        INTERPRETACAO: [
          'Ela ama porque foi perdoada ou é perdoada porque ama? Leia de novo Lucas 7.47 antes de responder.',
        ],
        APLICACAO: [
          'Em que situação você recebe bem, mas sem se comprometer?',
          'De quem você conhece o assunto, mas ainda não viu a pessoa?',
        ],
        ORACAO: ['Fiquem um minuto em silêncio. Depois, quem quiser agradece por um perdão que recebeu, sem explicar.'],
      }),
      orientacaoLider: article(`
        Cuidado com a vida de quem está na roda. O texto não diz o que a mulher tinha feito, e o grupo também não
        precisa saber de ninguém.

        Se houver lágrimas, não corra para consertar. Sirva água. É o que Simão deveria ter feito.
      `),
    },
    {
      titulo: 'Cinco pães e uma ordem',
      resumo: 'Os discípulos tinham um plano sensato: mandar todo mundo embora. Jesus tinha outro.',
      autor: 'Pra. Rute Albuquerque',
      referencia: 'Lucas 9.10-17',
      duracaoMinutos: 50,
      corpo: article(`
        A tarde ia caindo e a conta não fechava. Cinco mil homens, cinco pães, dois peixes e um lugar deserto. O conselho
        dos discípulos era o de qualquer pessoa responsável: despede a multidão, que cada um se vire.

        A resposta cabe numa linha e atrapalha até hoje: deem vocês de comer. Ele não disse que havia bastante. Disse que
        a fome também era assunto deles.

        Repare na ordem das coisas em Lucas 9.14: primeiro sentar em grupos de cinquenta, depois repartir. O milagre
        chegou de mão em mão, e quem distribuía era quem queria ter ido embora.
      `),
      perguntas: questions({
        QUEBRA_GELO: ['Qual é o prato que você sabe esticar quando chega mais gente?'],
        OBSERVACAO: ['Quais são os números do texto? O que cada um deles faz você sentir?'],
        INTERPRETACAO: [
          'O que os discípulos tinham acabado de viver, segundo Lucas 9.10? Como isso explica o cansaço deles?',
          'Por que organizar grupos antes de ter pão para dar?',
        ],
        APLICACAO: ['Qual é a fome que você vê todo dia e considera problema de outra pessoa? O que está na sua mão?'],
        ORACAO: ['Agradeçam pelo que há na mesa, pelo nome. Peçam olhos para uma fome perto daqui.'],
      }),
    },
    {
      titulo: 'De noite, na mesma hora',
      resumo: 'Dois amigos vão embora de Jerusalém. Só na hora do pão descobrem com quem conversavam.',
      autor: 'Pra. Lídia Cavalcanti',
      referencia: 'Lucas 24.13-35',
      duracaoMinutos: 60,
      corpo: article(`
        Eles andavam na direção errada e falavam no passado: nós esperávamos. Um desconhecido alcança os dois, pergunta
        de que conversam e deixa que contem tudo, inclusive a parte em que ele mesmo aparece.

        Cleopas e o outro só o reconhecem quando ele parte o pão. E, no instante em que o veem, ele some. Sobra a mesa,
        o pão partido e um coração aquecido.

        Já era noite, a mesma noite que serviu de desculpa para o convite. Leia Lucas 24.33: eles se levantam na mesma
        hora. O caminho perigoso deixou de ser argumento.
      `),
      perguntas: questions({
        QUEBRA_GELO: ['Qual foi a melhor conversa que você teve andando, ou numa viagem?'],
        OBSERVACAO: [
          'Quantas perguntas Jesus faz? O que ele já sabia?',
          'Em que momento os olhos se abrem, e o que estava nas mãos dele?',
        ],
        INTERPRETACAO: ['Por que ele finge que vai mais longe? O que teria acontecido sem o convite?'],
        APLICACAO: ['Que frase sua começa com “eu esperava que”? Com quem dá para caminhar com ela?'],
        ORACAO: ['Orem em duplas, um pela esperança do outro.'],
      }),
      orientacaoLider: article(`
        Se puder, leia o texto em pé, andando pela sala, e sente-se só no versículo em que eles se sentam.

        Este é o último estudo da série. Reserve dez minutos para o grupo dizer o que leva dela, e combine já a data da
        refeição em que cada um traz um dos nomes do primeiro encontro.
      `),
    },
  ],
}
