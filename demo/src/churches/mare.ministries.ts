import { article } from '../article.ts'
import type { DemoMinistry } from '../demo-reading.ts'

export const ministries: DemoMinistry[] = [
  {
    titulo: 'Mesa Posta',
    resumo: 'A cozinha que serve almoço, de segunda a sexta, a quem trabalha, procura trabalho ou dorme no centro.',
    responsaveis: [
      { nome: 'Marluce Tavares', funcao: 'Coordenação da cozinha' },
      { nome: 'Anselmo Brandão', funcao: 'Pastor' },
    ],
    contato: 'mailto:mesaposta@boamare.example',
    corpo: article(`
      O panelão acende às seis. Às oito chegam as verduras do mercado de São José, às nove o pessoal do corte, às onze e
      meia abre a porta. Ninguém pergunta o motivo de ninguém estar com fome: quem entra come, e quem quer lava um prato.

      ## Como ajudar

      - Uma manhã por semana na cozinha, mesmo sem saber cozinhar.
      - Uma caixa de verduras, arroz ou feijão, entregue até as nove.
      - Uma hora à mesa: há quem venha mais pela conversa do que pelo almoço.

      > Quando der uma festa, chame quem não pode retribuir. Lemos Lucas 14.13 na parede todo dia, acima do fogão.

      Em 1975 o nosso primeiro caldeirão era emprestado. Ainda está conosco, agora como vaso de uma pitangueira no pátio.
    `),
    traducoes: {
      en: {
        titulo: 'The Laid Table',
        resumo:
          'The kitchen that serves lunch from Monday to Friday to whoever works, looks for work or sleeps downtown.',
        corpo: article(`
          The big pot is lit at six. Vegetables come from the market at eight, the chopping crew at nine, and at half past
          eleven we open the door. Nobody is asked why they are hungry: whoever comes in eats, and whoever likes to washes
          a plate.

          Luke 14:13 is painted above the stove, and we read it every day.
        `),
      },
    },
    projects: [
      {
        titulo: 'Marmita na madrugada',
        resumo: 'Às terças, sessenta refeições quentes saem de bicicleta para quem trabalha ou dorme no cais.',
        contato: 'mailto:mesaposta@boamare.example',
        corpo: article(`
          Saímos às onze da noite, em quatro bicicletas e um carro para a garrafa de café. O roteiro passa pelo portão do
          porto, pela rodoviária e pela escadaria da alfândega. Voltamos perto das duas, com as caixas vazias e muitos
          recados.

          Precisamos de quem pedale devagar e de quem dirija acordado.
        `),
      },
      {
        titulo: 'Cozinha-escola',
        resumo: 'Três meses de curso, uma carteira assinada no fim: vinte e sete cozinheiros formados até aqui.',
        corpo: article(`
          A turma tem nove alunos, escolhidos entre quem almoça conosco. Aprendem base, higiene, custo e serviço com Cida
          Falcão, que chefiou navio por quinze anos. Restaurantes do bairro recebem os formados para um primeiro mês pago.
        `),
      },
      {
        titulo: 'Horta da chaminé',
        resumo: 'Canteiros de coentro, couve e pimenta no telhado da antiga fábrica de gelo.',
      },
    ],
  },
  {
    titulo: 'Escola de música',
    resumo: 'Duzentos alunos de sete a setenta e três anos, e um instrumento emprestado para quem precisar.',
    responsaveis: [{ nome: 'Davi Barreto', funcao: 'Direção' }],
    contato: 'https://musica.boamare.example',
    corpo: article(`
      Começou em 1983 com três flautas doces e dois violões. Hoje as aulas ocupam as tardes de terça a sábado, e a
      orquestra ensaia às quintas. Ensinamos a ler partitura e a ouvir o vizinho de estante, nesta ordem quando dá.

      O Salmo 150 não diz que é preciso tocar bem. Diz que se toque, e a lista de instrumentos é comprida.
    `),
    projects: [
      {
        titulo: 'Orquestra da Maré',
        resumo: 'Quarenta músicos, quatro concertos por ano e um ensaio aberto na última quinta do mês.',
      },
      {
        titulo: 'Coral de Quem Não Canta',
        resumo: 'Para quem foi mandado ficar quieto no coral da escola. Ninguém faz teste.',
        corpo: article(`
          O nome é de Dona Quitéria, que entrou aos setenta e oito dizendo que só ia mexer a boca. Cantamos em uníssono, às
          vezes em quase, e duas vezes por ano o salão inteiro canta junto para ninguém ouvir quem desafinou.
        `),
      },
    ],
  },
  {
    titulo: 'Vazante',
    resumo: 'Jovens de quinze a vinte e nove anos: culto aos sábados, mesa de bar na calçada e perguntas sem prazo.',
    responsaveis: [
      { nome: 'Joana Siqueira', funcao: 'Pastora' },
      { nome: 'Téo Macedo', funcao: 'Equipe' },
    ],
    contato: 'https://www.instagram.com/boamare.example',
    corpo: article(`
      Vazante é a hora em que a maré desce e aparece o que estava no fundo. Aos sábados a gente canta, lê um texto devagar e
      abre o microfone para perguntas. Algumas ficam sem resposta e voltam na semana seguinte, com o dono.
    `),
    projects: [
      {
        titulo: 'Cursinho do Armazém',
        resumo: 'Aulas gratuitas para o Enem, com professores da igreja e da universidade, das dezoito às vinte e uma.',
      },
    ],
  },
  {
    titulo: 'Casa das Crianças',
    resumo:
      'Programação própria nos dois cultos de domingo, do berço aos doze anos, com gente que sabe contar histórias.',
    responsaveis: [{ nome: 'Rute Albuquerque', funcao: 'Pastora' }],
    corpo: article(`
      Cada criança recebe um número na entrada, igual ao da pulseira de quem a trouxe, e só sai com ele. As salas têm sempre
      dois adultos, uma janela na porta e um tapete de histórias. Em Marcos 10.14 Jesus ficou bravo com quem achava que
      criança atrapalha. Levamos a sério.
    `),
    projects: [
      {
        titulo: 'Férias no pátio',
        resumo: 'Uma semana de oficinas em janeiro e em julho para cento e vinte crianças do bairro.',
      },
    ],
  },
  {
    titulo: 'Visitação',
    resumo: 'Hospitais às terças, presídio às quintas, e uma lista de portas em que se bate sem hora marcada.',
    responsaveis: [{ nome: 'Anselmo Brandão', funcao: 'Pastor de cuidado' }],
    contato: 'tel:+5581900000101',
    corpo: article(`
      Ninguém vai sozinho e ninguém vai para falar. Levamos bolo de rolo, um cancioneiro e o silêncio que o pastor Anselmo
      ensina no curso de março. Se alguém da sua casa está internado, ligue: na mesma semana um de nós aparece.
    `),
    projects: [],
  },
  {
    titulo: 'Mãos que falam',
    resumo: 'Libras nos cultos, na recepção e no café, e um curso para quem quer conversar com as mãos.',
    responsaveis: [{ nome: 'Helena Quintino', funcao: 'Intérprete' }],
    projects: [
      {
        titulo: 'Curso de Libras',
        resumo: 'Doze encontros, às segundas, do alfabeto a uma conversa de café inteira.',
      },
    ],
  },
]
