/** The look of the site. */
export const consoleLook = {
  lead: 'A cor, o logotipo e o visual do site. Letras, espaços e contraste o site ajusta sozinho.',
  sections: { colour: 'Cor', logo: 'Logotipo', look: 'Visual do site' },
  corApp: {
    label: 'Cor da igreja',
    help: 'Usada em botões, links e para marcar onde a pessoa está. O site escurece ou clareia a cor onde for preciso para a leitura.',
  },
  logo: { label: 'Logotipo', help: 'De preferência largo, com fundo transparente. Sem ele, o site mostra o nome.' },
  aparencia: {
    label: 'Visual',
    help: 'Como as capas são desenhadas e como as páginas são compostas. Aparece onde não há foto.',
  },
  colour: {
    choose: 'Escolher a cor',
    sample: 'Participar',
    link: 'Ler mais',
    contrast: 'Contraste {ratio} : 1',
    adjusted: 'em textos ela fica um pouco mais escura ou mais clara',
    suggestions: 'Sugestões',
    names: {
      teal: 'Verde-azulado',
      blue: 'Azul',
      indigo: 'Índigo',
      violet: 'Violeta',
      wine: 'Vinho',
      terracotta: 'Terracota',
      gold: 'Dourado',
      forest: 'Verde-mata',
    },
  },
  onLight: 'No claro',
  onDark: 'No escuro',
  looks: {
    glass: { name: 'Vitral', line: 'Luz por vidro colorido' },
    linen: { name: 'Linho', line: 'Papel, fios finos, letra calma' },
    azulejo: { name: 'Azulejo', line: 'Ladrilho pintado' },
    landscape: { name: 'Paisagem', line: 'Horizonte, céu e mar' },
    plain: { name: 'Liso', line: 'Formas simples, cor cheia' },
  },
} as const
