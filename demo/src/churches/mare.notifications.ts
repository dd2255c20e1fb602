import type { DemoNotification } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

export const notifications: DemoNotification[] = [
  {
    sent: { weekday: 'sunday', time: '17:45', weeksAgo: 0 },
    tipo: 'CULTO',
    titulo: 'O culto começa em 15 minutos',
    corpo: prose(`
      A pastora Lídia continua a série “Atravessar”. Assista ao vivo ou venha: ainda há lugar perto da claraboia.`),
  },
  {
    sent: { weekday: 'saturday', time: '10:00', weeksAgo: 0 },
    tipo: 'EBD',
    titulo: 'A lição de domingo já está no ar',
    about: 'A estrada de volta',
    corpo: 'Rute e Noemi: o que fazer quando a volta para casa é a parte mais difícil da viagem.',
  },
  {
    sent: { weekday: 'friday', time: '12:15', weeksAgo: 0 },
    tipo: 'NOTICIA',
    titulo: 'A Mesa Posta chegou a um milhão de almoços',
    about: 'Um milhão de almoços',
    corpo: prose(`
      O prato de número um milhão foi servido nesta semana a um entregador chamado Wellington, que pediu para repetir.
      Obrigado a cada pessoa que descascou, cozinhou, lavou e contribuiu desde 1975.`),
  },
  {
    sent: { weekday: 'thursday', time: '06:30', weeksAgo: 0 },
    tipo: 'DEVOCIONAL',
    titulo: 'Para hoje: a hora da maré parada',
    about: 'A hora da maré parada',
    corpo: 'Entre a cheia e a vazante há um instante em que nada se move. Também ali Deus trabalha.',
  },
  {
    sent: { weekday: 'tuesday', time: '19:00', weeksAgo: 0 },
    tipo: 'EVENTO',
    titulo: 'Retiro na serra: inscrições abertas',
    about: 'Retiro das famílias em Gravatá',
    corpo: 'São 220 vagas, em até seis vezes no cartão. Crianças de até seis anos não pagam.',
  },
  {
    sent: { weekday: 'wednesday', time: '15:20', weeksAgo: 1 },
    tipo: null,
    titulo: 'Estacionamento novo aos domingos',
    corpo: prose(`
      A partir deste mês, o pátio da Rua do Velame fica reservado a quem tem dificuldade para andar e a quem traz
      criança de colo. Para os demais há vagas gratuitas no Armazém 9, a três minutos a pé.`),
  },
  {
    sent: { weekday: 'sunday', time: '09:45', weeksAgo: 1 },
    tipo: 'CULTO',
    titulo: 'Estamos ao vivo às 10h',
    corpo: 'Domingo de batismos: dezessete pessoas, três gerações da mesma família e a orquestra completa.',
  },
  {
    sent: { weekday: 'monday', time: '08:00', weeksAgo: 2 },
    tipo: 'NOTICIA',
    titulo: 'A escola de música abriu 80 vagas',
    about: 'Oitenta lugares na escola de música',
    corpo: prose(`
      Flauta, violão, cordas, percussão e canto coral, a partir dos sete anos. Ninguém fica de fora por não poder
      pagar.`),
  },
  {
    sent: { weekday: 'saturday', time: '18:30', weeksAgo: 2 },
    tipo: 'EVENTO',
    titulo: 'Concerto no cais: entrada livre',
    about: 'Concerto ao pôr do sol',
    corpo: 'A orquestra e o coral de jovens tocam ao pôr do sol. Leve uma canga e, se puder, um quilo de alimento.',
  },
  {
    sent: { weekday: 'thursday', time: '06:30', weeksAgo: 3 },
    tipo: 'DEVOCIONAL',
    titulo: 'Para hoje: pão que dá para dividir',
    corpo: 'A multidão se sentou na grama, e ninguém perguntou quem tinha trazido o quê. Leia João 6 devagar.',
  },
]
