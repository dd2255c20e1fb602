import type { DemoDevotional } from '../demo-reading.ts'
import { prose } from '../prose.ts'
import { beforeTheLight, feetFirst } from './mare.devotionals.readings.ts'

/** A week at the water, beside the sermons of the series “Atravessar”. */
export const waters: DemoDevotional[] = [
  {
    titulo: 'Antes da luz',
    referencia: 'Gênesis 1.1-2',
    autor: 'Lídia Cavalcanti',
    resumo: prose(`
      Antes da primeira manhã já havia água, e o Espírito se movia sobre ela. A Bíblia não começa com a casa arrumada:
      começa com o escuro, o fundo e alguém que não tem medo deles. A sua segunda-feira talvez também esteja assim, sem
      forma, com a pia cheia e a semana inteira por nascer. Não comece pela ordem. Comece por lembrar quem chegou antes
      de você.`),
    corpo: beforeTheLight,
  },
  {
    titulo: 'Primeiro os pés',
    referencia: 'Josué 3.14-17',
    autor: 'Anselmo Brandão',
    resumo: prose(`
      O Jordão não se abriu de longe, como portão automático. Os sacerdotes tiveram de entrar em plena cheia, com o peso
      da arca nos ombros, e só então a água parou. Entre a promessa e o caminho seco houve um passo molhado. Talvez você
      esteja na margem esperando o rio baixar para telefonar, pedir perdão, recomeçar. Comece pelo pé. O resto do rio
      não é com você.`),
    corpo: feetFirst,
  },
  {
    titulo: 'Remando por um desconhecido',
    referencia: 'Jonas 1.1-16',
    autor: 'Joana Siqueira',
    resumo: prose(`
      Jonas disse aos marinheiros que temia o Deus que fez o mar, e disse isso num barco em que fugia dele pelo mar. É
      tão humano que dá vontade de rir. Antes do peixe, quem tentou salvá-lo foram homens de outra fé, que remaram até
      não poder mais para não o jogar fora. Repare de quem vem a sua ajuda nesta semana. Deus costuma começar o resgate
      pelas mãos que a gente não esperava.`),
  },
  {
    titulo: 'A hora da maré parada',
    referencia: 'Salmo 46.8-11',
    autor: 'Davi Barreto',
    resumo: prose(`
      Quem pesca no Capibaribe conhece o instante entre a cheia e a vazante em que a água não vai nem volta. O barco
      fica quieto, a linha fica frouxa, e os mais novos acham que acabou. Os velhos sabem que é hora de remendar a rede.
      Há semanas assim, sem resposta e sem vento. Não são tempo perdido. Sente-se e remende o que rasgou: a água vai
      virar sem que você empurre.`),
  },
  {
    titulo: 'Cansado, ao lado do poço',
    referencia: 'João 4.4-15',
    autor: 'Joana Siqueira',
    resumo: prose(`
      Era meio-dia, Jesus estava cansado e não tinha balde. Foi assim, precisando de um favor, que começou uma das
      conversas mais longas do evangelho. Não chegou oferecendo: chegou pedindo água a uma mulher que vinha ao poço
      sozinha. A gente costuma ajudar de cima para baixo. Hoje, experimente o contrário: peça a alguém uma coisa que
      essa pessoa sabe fazer melhor do que você.`),
  },
  {
    titulo: 'O riozinho dali',
    referencia: '2 Reis 5.9-14',
    autor: 'Rute Albuquerque',
    resumo: prose(`
      Naamã queria um milagre à altura do cargo: gesto solene, rio importante, profeta na porta. Recebeu um recado:
      mergulhe sete vezes no rio daqui. Quase voltou doente para casa por achar pouco. Quem o convenceu foram os
      empregados, com uma frase de bom senso. Quantas vezes a graça vem pela porta de serviço! O conselho simples que
      você ouviu ontem pode ser o rio.`),
  },
  {
    titulo: 'Fumaça na praia',
    referencia: 'João 21.1-14',
    autor: 'Lídia Cavalcanti',
    resumo: prose(`
      Depois de uma noite sem peixe, os discípulos viram fogo na areia. Jesus tinha posto o pão na brasa e ainda pediu
      que trouxessem do que pescaram, como quem não precisa e quer que a mesa seja dos dois. Nenhuma bronca por terem
      fugido. Primeiro, comida quente. Hoje, antes do culto ou depois, sente-se com alguém que andou sumido e não
      pergunte por onde.`),
  },
]
