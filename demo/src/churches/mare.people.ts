import type { DemoPastor, DemoService } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

export const services: DemoService[] = [
  {
    nome: 'Escola dominical',
    diaSemana: 0,
    horario: '08:45',
    duracaoMinutos: 60,
    flagTransmissao: false,
    local: 'Salas do primeiro andar',
  },
  {
    nome: 'Culto da manhã',
    diaSemana: 0,
    horario: '10:00',
    duracaoMinutos: 105,
    flagTransmissao: true,
    local: null,
  },
  {
    nome: 'Culto da noite',
    diaSemana: 0,
    horario: '18:00',
    duracaoMinutos: 105,
    flagTransmissao: true,
    local: null,
  },
  {
    nome: 'Quarta no cais',
    diaSemana: 3,
    horario: '19:30',
    duracaoMinutos: 75,
    flagTransmissao: true,
    local: null,
  },
  {
    nome: 'Meio-dia no centro',
    diaSemana: 5,
    horario: '12:15',
    duracaoMinutos: 35,
    flagTransmissao: false,
    local: 'Capela dos trilhos',
  },
  {
    nome: 'Vazante, o culto dos jovens',
    diaSemana: 6,
    horario: '19:30',
    duracaoMinutos: 100,
    flagTransmissao: true,
    local: 'Salão da chaminé',
  },
]

export const pastors: DemoPastor[] = [
  {
    nome: 'Lídia Cavalcanti',
    funcao: 'Pastora titular',
    foto: null,
    biografia: prose(`
      Foi engenheira de pontes e diz que as duas profissões pedem a mesma coisa: saber onde o peso cai. Chegou em 1999
      para um curso de violão que nunca terminou e conduz a equipe desde 2014. É casada com Otávio e mãe de Cecília e
      Bento. Responde a todos os bilhetes que deixam no púlpito, às vezes com meses de atraso.`),
  },
  {
    nome: 'Anselmo Brandão',
    funcao: 'Pastor de cuidado e visitação',
    foto: null,
    biografia: prose(`
      Trabalhou vinte e dois anos na estiva do porto. Hoje visita hospitais às terças e o presídio às quintas, e sabe
      de cor o aniversário de quase todos os viúvos da igreja. Quando não sabe o que dizer, leva bolo de rolo e fica
      calado.`),
  },
  {
    nome: 'Rute Albuquerque',
    funcao: 'Pastora das crianças e das famílias',
    foto: null,
    biografia: prose(`
      Pedagoga e contadora de histórias. Nasceu durante a cheia de 1975, no abrigo montado no salão, e o seu nome está
      escrito a lápis atrás da coluna da entrada. Cuida da Escola dominical, que ela prefere chamar de escola de
      perguntas.`),
  },
  {
    nome: 'Davi Barreto',
    funcao: 'Pastor de música',
    foto: null,
    biografia: prose(`
      Neto da professora Ivonete. Começou na flauta doce aos seis anos e não saiu mais da orquestra. Rege o coral,
      coordena a escola de música e compõe boa parte do que cantamos aos domingos. Tem medo de falar em público; de
      cantar, não.`),
  },
  {
    nome: 'Joana Siqueira',
    funcao: 'Pastora dos grupos e dos jovens',
    foto: null,
    biografia: prose(`
      Enfermeira em dias alternados e pastora nos outros. Acompanha os mais de noventa grupos e o Vazante. Entrou na
      Boa Maré aos dezenove anos pela fila da Mesa Posta, do lado de quem vinha almoçar. Ainda almoça lá.`),
  },
]
