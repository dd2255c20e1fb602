import { article } from '../article.ts'
import type { DemoNews } from '../demo-reading.ts'
import { prose } from '../prose.ts'

export const news: DemoNews[] = [
  {
    titulo: 'Um milhão de almoços',
    resumo: prose(`
      O prato de número um milhão saiu da cozinha da Mesa Posta para as mãos de Wellington, entregador, que pediu para
      repetir. A conta começou em 1975, com um caldeirão emprestado e a água do rio ainda no chão. O milionésimo
      primeiro saiu dois minutos depois.`),
    corpo: article(`
      Marluce, que coordena a cozinha, tinha preparado um discurso e não fez. Wellington recebeu o prato, perguntou por que
      estavam todos olhando e, quando soube, riu e pediu farinha. Só depois aceitou tirar a foto.

      ## A conta

      A primeira linha do caderno é de julho de 1975: quarenta e três refeições, caldeirão emprestado de Dona Eulália. Houve
      dias de nove pratos e dias de seiscentos. Houve um mês, em 1994, em que o gás acabou e se cozinhou a lenha no pátio.

      > Não é um recorde. É uma dívida que a gente paga com gosto, um prato de cada vez.

      A frase é do pastor Anselmo, que serviu o milionésimo primeiro. Quem quiser ajudar a começar o segundo milhão encontra a
      lista de turnos na porta da cozinha.
    `),
    autor: 'Marluce Tavares',
    traducoes: {
      en: {
        titulo: 'A million lunches',
        resumo: 'Plate number one million went from our kitchen to Wellington, a courier, who asked for seconds.',
      },
      es: {
        titulo: 'Un millón de almuerzos',
        resumo: 'El plato un millón salió de nuestra cocina para Wellington, repartidor, que pidió repetir.',
      },
    },
    published: { weekday: 'friday', time: '12:00', weeksAgo: 0 },
  },
  {
    titulo: 'Dezessete batismos e uma família inteira',
    resumo: prose(`
      Neta, mãe e avó entraram juntas na água. Dona Quitéria, de oitenta e um anos, explicou a demora: “Eu queria ter
      certeza”. O vídeo completo está no Boa Maré Play.`),
    published: { weekday: 'tuesday', time: '10:30', weeksAgo: 0 },
  },
  {
    titulo: 'Pátio reservado, vagas no Armazém 9',
    resumo: prose(`
      Aos domingos, o pátio da Rua do Velame é de quem tem dificuldade para andar e de quem traz criança de colo. Para
      os demais há vagas gratuitas a três minutos a pé, com voluntários de colete azul e guarda-chuva.`),
    published: { weekday: 'wednesday', time: '15:00', weeksAgo: 1 },
  },
  {
    titulo: 'Oitenta lugares na escola de música',
    resumo: prose(`
      Flauta, violão, cordas, percussão e canto coral, a partir dos sete anos e sem idade para terminar: o aluno mais
      novo de violoncelo tem setenta e três. Ninguém fica de fora por não poder pagar, e a escola empresta o
      instrumento.`),
    published: { weekday: 'monday', time: '08:30', weeksAgo: 2 },
  },
  {
    titulo: 'Caruaru ganha um teto',
    resumo: prose(`
      Depois de nove anos em salas alugadas, a congregação de Caruaru recebeu as chaves da Rua do Mandacaru Alto. A
      primeira coisa a entrar foi a mesa. A segunda, segundo o pastor Hermes, foi um sanfoneiro que ninguém tinha
      chamado e que ficou.`),
    corpo: article(`
      Foram nove anos, quatro endereços e um número de mudanças que ninguém quis somar. A congregação já se reuniu em sala de
      dentista, garagem de ônibus e, durante uma reforma, debaixo de um pé de umbu.

      A casa da Rua do Mandacaru Alto tem salão para cento e vinte pessoas, duas salas para as crianças e um quintal. A chave foi
      entregue numa quinta-feira e na sexta já havia panela no fogo.

      ## O que falta

      - As cadeiras são emprestadas até o mês que vem.
      - O banheiro acessível fica pronto em três semanas.
      - O sanfoneiro procura um triângulo.
    `),
    published: { weekday: 'thursday', time: '17:00', weeksAgo: 3 },
  },
  {
    titulo: 'O culto da noite agora tem Libras',
    resumo: prose(`
      Uma equipe de seis intérpretes passa a acompanhar o culto das dezoito horas, no salão e na transmissão. As duas
      primeiras fileiras da direita têm a melhor vista, e o café depois também tem quem converse com as mãos.`),
    published: { weekday: 'sunday', time: '20:30', weeksAgo: 4 },
  },
  {
    titulo: 'As contas do semestre estão abertas',
    resumo: prose(`
      Quanto entrou, quanto saiu, o que sobrou e o que faltou: a planilha completa fica na secretaria e vai por e-mail
      a quem pedir. Na última quarta-feira do mês, a tesouraria responde às perguntas de quem quiser fazê-las.`),
    published: { weekday: 'friday', time: '09:00', weeksAgo: 5 },
  },
  {
    titulo: 'Cantata no cais, com duzentas vozes',
    resumo: prose(`
      O coral, a escola de música e quem quiser vir cantam juntos na beira da água. Os ensaios abertos começam na próxima
      quinta, no salão da chaminé, e a partitura está na página de publicações.`),
    published: { coming: { weekday: 'thursday', time: '08:00', weeksAhead: 0 } },
  },
  {
    titulo: 'Reforma da claraboia: primeiras ideias',
    resumo: prose(`
      Ainda em conversa com a engenheira. Falta confirmar o orçamento e a data antes de contar à igreja toda.`),
    situacao: 'RASCUNHO',
    published: { weekday: 'saturday', time: '10:00', weeksAgo: 0 },
  },
]
