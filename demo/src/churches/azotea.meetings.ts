import type { DemoMeetings } from '../demo-tenant.ts'

/** The latest first; the report of the next meeting is still missing. */
export const meetings: DemoMeetings[] = [
  {
    group: 'La mesa del fondo',
    leads: 'admin',
    records: [
      {
        tema: 'Emaús: el pan y la puerta',
        observacoes: 'Lentejas de Soledad. La próxima semana cada cual trae una silla plegable, que ya no cabemos.',
        observacoesLider: 'Noelia empieza turnos de noche: ver si otra persona abre el local.',
        visitantes: [{ nome: 'Charo', telefone: '600 000 301' }],
      },
      {
        tema: 'Marta y la cocina',
        observacoes: 'Nadie se levantó a recoger hasta terminar la lectura. Progreso.',
        missed: ['noelia'],
      },
      { tema: 'Cinco panes', observacoes: 'Sobró tortilla. También conversación.' },
      { flagRealizada: false, observacoes: 'Levante fuerte: lo dejamos para la semana siguiente.' },
      { tema: 'El invitado tardío', observacoes: 'Leímos Lucas 14 con la puerta abierta.', missed: ['soledad'] },
      {
        tema: 'Agua en Caná',
        observacoes: 'Primera cena en la mesa grande.',
        visitantes: [{ nome: 'Curro' }, { nome: 'Lidia' }],
      },
      { tema: 'Zaqueo baja del árbol', observacoes: 'Soledad contó la historia de su casa de puertas abiertas.' },
    ],
    materials: [
      { titulo: 'Devocionales de la semana', url: '/devotionals' },
      { titulo: 'Los Evangelios para escuchar', url: 'https://evangelios.example/escuchar' },
    ],
  },
  {
    group: 'Azoteas del Pópulo',
    leads: 'noelia',
    records: [
      {
        tema: 'La honda y la piedra',
        observacoes: 'Hugo trajo la guitarra. El próximo día, mantas.',
        observacoesLider: 'Hugo busca trabajo: preguntar en el puerto.',
      },
      { tema: 'Jonás mira el mar', observacoes: 'Desde la azotea se entiende mejor.', missed: ['hugo'] },
    ],
    materials: [{ titulo: 'Canciones para la azotea', url: '/praises' }],
  },
]
