import type { DemoPodcast } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

const sunday = (weeksAgo: number) => ({ weekday: 'sunday', time: '06:00', weeksAgo }) as const

/** Short pieces of the music school; the audio matches the texts. */
export const podcast: DemoPodcast = {
  titulo: 'Maré Baixa',
  autor: 'Escola de Música da Boa Maré',
  descricao: prose(`
    Quando a maré baixa, dá para ouvir o que ela escondia. Uma pausa de um ou dois minutos, tocada nos sinos de mão da
    escola de música, para o intervalo do café, o ponto do ônibus ou a fila do banco.

    Toda semana um episódio novo, com a história por trás de cada peça.`),
  subcategoria: 'Christianity',
  episodes: [
    {
      titulo: 'Doze sinos e uma claraboia',
      seconds: 74,
      descricao: prose(`
        A professora Ivonete abriu a claraboia às seis da manhã e deixou a chuva fina dar o compasso. Se prestar atenção,
        você vai notar onde a Bia, de nove anos, atrasou de propósito “para o passarinho terminar”.

        Para pensar: o que muda quando você espera alguém terminar?`),
      published: sunday(0),
    },
    {
      titulo: 'Para ouvir antes de responder',
      seconds: 58,
      descricao: prose(`
        Uma peça curta com muito silêncio no meio. Foi escrita depois de uma reunião difícil, por alguém que saiu dela
        pedindo desculpas. Ouça antes de mandar aquela mensagem.`),
      published: sunday(1),
    },
    {
      titulo: 'O barco de seu Amâncio',
      seconds: 96,
      descricao: prose(`
        Seu Amâncio assobiava a mesma melodia enquanto costurava velas no galpão. Dona Eulália a ensinou aos netos, um
        neto a ensinou ao coral, e agora ela chegou aos sinos. Ninguém sabe o nome; aqui ganhou este.`),
      published: sunday(2),
    },
    {
      titulo: 'Noemi volta para casa',
      seconds: 83,
      descricao: prose(`
        Da série de domingo sobre Rute. Duas vozes caminham juntas, e a segunda nunca solta a primeira. A partitura está
        na secretaria para quem quiser tocar em casa: https://musica.boamare.example/partituras`),
      published: sunday(3),
    },
    {
      titulo: 'Cento e oitenta pratos',
      seconds: 65,
      descricao: prose(`
        Gravado na cozinha da Mesa Posta, entre uma panela e outra. O agudo que aparece no fim é mesmo uma colher.`),
      published: sunday(4),
    },
    {
      titulo: 'Escala para dormir',
      seconds: 108,
      descricao: prose(`
        Um pedido da turma dos berçários: uma escala que só desce, devagar, até o sino mais grave. Funciona também com
        adultos. Use o desligamento automático e boa noite.`),
      published: sunday(5),
    },
    {
      titulo: 'O que a água deixou',
      seconds: 79,
      descricao: prose(`
        Na coluna da entrada há uma linha azul. Esta peça tem dezenove compassos, um para cada noite em que o salão foi
        abrigo, e termina no ponto em que as crianças costumam se medir.`),
      published: sunday(6),
    },
    {
      titulo: 'Duas mãos por sino',
      seconds: 52,
      descricao: 'A turma nova ainda troca de mão. Deixamos os tropeços, porque são nossos.',
      published: sunday(7),
    },
    {
      titulo: 'Sal da terra',
      seconds: 91,
      descricao: prose(`
        Para a semana da Mesa Posta. O tema vem e vai como tempero: quando some é que se percebe que estava ali.`),
      published: sunday(8),
    },
    {
      titulo: 'A porta de 1958',
      seconds: 70,
      descricao: prose(`
        Todo mês de março a porta é lixada e envernizada. O ritmo da lixa, gravado por Davi Barreto, virou a base desta
        peça.`),
      published: sunday(9),
    },
    {
      titulo: 'Chegar cedo, chegar tarde',
      seconds: 62,
      descricao: 'Metade do grupo começa antes, metade depois, e todos acabam juntos. Como nos domingos.',
      published: sunday(10),
    },
    {
      titulo: 'Primeiro toque',
      seconds: 47,
      descricao: prose(`
        O primeiro episódio. Três flautas doces e dois violões ficaram na estante; os sinos acabavam de sair da caixa.
        Contamos o que é este podcast e por que ele é tão curto.`),
      published: sunday(11),
    },
  ],
  coming: {
    at: { weekday: 'sunday', time: '06:00', weeksAhead: 0 },
    episode: {
      titulo: 'Quatro sinos, quatro janelas',
      seconds: 68,
      descricao: 'O primeiro de quatro: a cada semana, um sino a mais e uma janela aberta.',
    },
  },
}
