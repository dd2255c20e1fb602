import type { DemoDevotional } from '../demo-reading.ts'
import { prose } from '../prose.ts'

/** A week at the table. */
export const table: DemoDevotional[] = [
  {
    titulo: 'Até a noite',
    referencia: 'Êxodo 16.13-21',
    autor: 'Rute Albuquerque',
    resumo: prose(`
      O maná vinha a cada manhã e não se guardava para a outra. Quem estocou por medo encontrou bicho. Era difícil de
      aprender, para gente que tinha passado fome: amanhã também haverá. O pão que Jesus nos ensinou a pedir tem o mesmo
      tamanho, o do dia. Faça a lista do que você precisa até a noite, só até a noite, e veja quanto dela já está na sua
      cozinha.`),
  },
  {
    titulo: 'O último punhado',
    referencia: '1 Reis 17.8-16',
    autor: 'Joana Siqueira',
    resumo: prose(`
      A viúva de Sarepta juntava gravetos para assar o último pão, comer com o filho e esperar o pior. Elias pede um
      pedaço. Parece crueldade, e talvez seja um convite: não jante sozinha com o seu medo. A farinha não virou
      montanha; apenas não acabou. Quase sempre é assim. Não sobra para o ano, dá para o dia, e no meio do pouco há mais
      um prato na mesa.`),
  },
  {
    titulo: 'Pão que dá para dividir',
    referencia: 'João 6.1-13',
    autor: 'Anselmo Brandão',
    resumo: prose(`
      Um menino tinha cinco pães e dois peixes, e o evangelho não guardou o nome dele. Guardou a conta de André: o que é
      isso para tanta gente? Na Mesa Posta fazemos a mesma conta toda manhã, diante do panelão, e ela nunca fechou antes
      de começarmos a servir. No fim sobraram doze cestos: um para cada discípulo carregar nos próprios braços e pensar
      no assunto.`),
  },
  {
    titulo: 'Fogo baixo',
    referencia: 'Lucas 10.38-42',
    autor: 'Rute Albuquerque',
    resumo: prose(`
      Marta abriu a porta, acendeu o fogo e ficou brava. Quem já recebeu uma turma com fome e sem aviso entende. Jesus
      não desprezou a comida dela, e é provável que tenha repetido o prato. O que viu foi uma mulher sozinha com a
      própria lista. Hoje, se a casa pesar, não ame menos o serviço. Deixe a panela em fogo baixo, sente-se dez minutos
      e peça que alguém lave a louça.`),
  },
  {
    titulo: 'Boas desculpas',
    referencia: 'Lucas 14.15-24',
    autor: 'Davi Barreto',
    resumo: prose(`
      Os convidados tinham motivos: um terreno, cinco juntas de bois, um casamento. Nada disso era pecado; era agenda. O
      dono da casa, com a comida na mesa, mandou buscar quem nunca recebe convite, e ainda sobrou lugar. Olhe a sua
      semana. O que há nela de bom, de legítimo, de urgente, ocupando a cadeira em que você ia se sentar com Deus?`),
  },
  {
    titulo: 'A toalha comprida',
    referencia: '2 Samuel 9',
    autor: 'Anselmo Brandão',
    resumo: prose(`
      Mefibosete vivia escondido, sem firmeza nos dois pés e neto do rei errado. Quando o chamaram ao palácio, pensou que
      fosse para morrer. Davi o chamava para almoçar, naquele dia e em todos os outros. Gosto de imaginar a toalha
      comprida: à mesa, ninguém via os pés de ninguém. Sábado é um bom dia para pôr mais um prato. Pense em quem espera
      de você uma cobrança e convide para comer.`),
  },
  {
    titulo: 'Só entenderam no pão',
    referencia: 'Lucas 24.13-35',
    autor: 'Lídia Cavalcanti',
    resumo: prose(`
      Foram onze quilômetros de conversa, com as Escrituras abertas e o melhor dos professores, e os dois de Emaús não
      perceberam quem era. Perceberam quando ele partiu o pão. Há coisas que o estudo prepara e só a mesa revela. Repare
      no que fizeram com a notícia: já era noite, e voltaram os onze quilômetros. Neste domingo, fique para o café.
      Talvez o sermão termine ali.`),
  },
]
