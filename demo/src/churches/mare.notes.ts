import type { DemoNote } from '../demo-tenant.ts'

export const jacirasNotes: DemoNote[] = [
  {
    written: { weekday: 'sunday', time: '10:52', weeksAgo: 0 },
    titulo: 'A casa sobre a rocha',
    texto: `Mateus 7.24-27

O que mais ficou: as duas casas parecem iguais até a chuva chegar.

• Ouvir não é o alicerce. Praticar é.
• A chuva cai sobre as duas: fé não é teto contra problema.
• Ninguém vê o alicerce, e é ele que segura tudo.

> Construir devagar também é obediência.

Para a semana: ligar para a tia Nair e pedir perdão pelo que eu disse no almoço.`,
  },
  {
    written: { weekday: 'wednesday', time: '20:14', weeksAgo: 1 },
    titulo: 'Ensaio da orquestra: o que combinar',
    texto: `1. Chegar quinze minutos antes para afinar
2. Benjamim fica com a Ester na sala dos instrumentos
3. Trazer a estante que sobrou da escola de música

Salmo 33.3: tocar bem e com alegria. As duas coisas.`,
  },
  {
    written: { weekday: 'sunday', time: '11:05', weeksAgo: 4 },
    titulo: 'Marta e Maria',
    texto: `Lucas 10.38-42

Sempre achei que a história era contra o trabalho de Marta. Não é: é contra a pressa dela.

• Jesus não manda Marta largar a cozinha, manda largar a ansiedade.
• Sentar aos pés dele também é servir.

Pergunta que levei: o que eu faço só para não precisar parar?`,
  },
  {
    written: { weekday: 'saturday', time: '07:40', weeksAgo: 9 },
    titulo: 'Motivos de oração da turma',
    texto: `• Lia: a prova de admissão do conservatório
• Davi: o pai, que voltou a procurar emprego
• Ester: dormir sem medo do escuro

Filipenses 4.6`,
  },
]

export const osvaldosNotes: DemoNote[] = [
  {
    written: { weekday: 'tuesday', time: '09:10', weeksAgo: 0 },
    titulo: 'Avisos de domingo',
    texto: `• Almoço da Mesa Posta: faltam duas pessoas na louça
• Lembrar do estacionamento da escola
• Apresentar as famílias novas, se elas quiserem`,
  },
  {
    written: { weekday: 'sunday', time: '19:48', weeksAgo: 2 },
    titulo: 'Servir sem ser visto',
    texto: `Mateus 6.1-4

Quem cuida da igreja aprende a ser lembrado só quando algo falta. Que seja assim, e que seja com alegria.`,
  },
  {
    written: { weekday: 'thursday', time: '21:30', weeksAgo: 6 },
    titulo: 'Conversa com a equipe de acolhida',
    texto: `1. Perguntar o nome antes de qualquer coisa
2. Sentar junto, não só mostrar o lugar
3. Uma mensagem até terça`,
  },
]
