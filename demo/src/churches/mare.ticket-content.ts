import { article } from '../article.ts'
import type { DemoTicketContent } from '../demo-sale.ts'
import { prose } from '../prose.ts'

/** Content for the families who go to the retreat. */
export const content: DemoTicketContent[] = [
  {
    titulo: 'O que levar na mala',
    resumo: 'A lista que a Jacira aprendeu em onze retiros.',
    text: article(`
      Em Gravatá faz frio de noite, até em janeiro. Quem é da praia nunca acredita, e volta de cobertor emprestado.

      ## Não pode faltar

      - Roupa de cama e um cobertor por pessoa
      - Lanterna: o caminho do refeitório não tem poste
      - Bíblia e um caderno sem pauta
      - Repelente e o remédio de cada um, com nome

      ## Pode ficar em casa

      Caixa de som, salto alto e o trabalho da semana. O sinal de celular só pega perto da caixa-d’água.

      > No sábado lemos Salmo 46 antes do café. Vale ler uma vez em casa, devagar.`),
  },
  {
    titulo: 'A luz da capela de manhã',
    resumo: 'Trinta segundos para dormir melhor na véspera.',
    film: true,
  },
  {
    titulo: 'Caderno do retiro',
    resumo: 'As perguntas das rodas de conversa, para imprimir ou levar no celular.',
    filename: 'Caderno do retiro.pdf',
    booklet: {
      title: 'Caderno do retiro',
      subtitle: 'Famílias em Gravatá',
      chapters: [
        {
          title: 'Sexta: chegar',
          text: prose(`
            Que barulho você trouxe de casa? Escreva três, sem explicar.

            Quem da sua família dorme primeiro? Conte à roda como é a casa depois que essa pessoa dorme.`),
        },
        {
          title: 'Sábado: parar',
          text: prose(`
            O Salmo 46 diz para aquietar-se no meio de um terremoto. Qual foi o último terremoto da sua casa?

            Troque de caderno com alguém de outra família e responda a uma pergunta dela.`),
        },
        {
          title: 'Domingo: voltar',
          text: prose(`
            Escolha uma coisa pequena para fazer diferente na segunda-feira. Escreva o horário.`),
        },
      ],
    },
  },
  { titulo: 'Como chegar ao sítio', resumo: 'O mapa, a partir da BR-232.', link: '/event' },
  {
    titulo: 'Onde o ônibus espera',
    tickets: ['onibus'],
    text: article(`
      Saímos da porta da igreja às sete da manhã, sem esperar por ninguém: o motorista volta ao Recife ao meio-dia. O
      lugar é livre, e as duas primeiras filas são de quem enjoa.`),
  },
  {
    titulo: 'Programa com os horários',
    resumo: 'Sai na semana do retiro, quando a chuva já se decidiu.',
    opensDaysBefore: 3,
    text: article('O programa fica no mural do refeitório e aqui, com as mudanças do dia.'),
  },
]
