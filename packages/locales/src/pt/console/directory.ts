/** The directory of members. */
export const consoleDirectory = {
  lead: 'No diretório, os membros encontram uns aos outros no site, depois de entrar na conta. Cada um escolhe o que mostra; sem essa escolha, só o nome aparece. Menores de idade, visitantes e pessoas sem acesso ao site nunca aparecem.',
  sections: { directory: 'Diretório' },
  flagLigado: { label: 'Usar o diretório', help: 'Desligado, ele some do site e fica vazio na hora.' },
  publico: {
    label: 'Quem vê',
    help: 'Se mais pessoas passarem a ver, cada membro confirma antes o que mostra a elas.',
    options: {
      MEMBROS: 'Todos os membros',
      CONGREGACAO: 'Membros da mesma congregação',
      GRUPO: 'Membros do mesmo grupo',
      EQUIPE: 'Só a equipe da igreja',
    },
  },
  campos: {
    label: 'O que cada um pode mostrar',
    options: {
      FOTO: 'Foto',
      TELEFONE: 'Telefone',
      EMAIL: 'E-mail',
      CONGREGACAO: 'Congregação',
      ANIVERSARIO: 'Aniversário, sem o ano',
      GRUPOS: 'Grupos',
    },
  },
  members: {
    title: 'Quem está no diretório',
    lead: 'E o que cada um mostra. Quem saiu por escolha própria não está aqui.',
    nameAlone: 'Só o nome',
    none: 'Ninguém por enquanto: aparecem aqui os membros adultos com acesso ao site.',
    more: 'Mostrar mais',
    failed: 'Não foi possível carregar mais. Tente de novo.',
  },
} as const
