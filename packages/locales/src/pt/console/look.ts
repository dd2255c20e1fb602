/** The look of the site. */
export const consoleLook = {
  lead: 'A cor, o logotipo e o jeito do site. Tudo o mais – letras, espaços, contraste – o site acerta sozinho.',
  sections: { colour: 'Cor', logo: 'Logotipo', look: 'Jeito do site' },
  corApp: {
    label: 'Cor da igreja',
    help: 'Marca botões, links e o lugar onde a pessoa está. O site escurece ou clareia onde for preciso para dar leitura.',
  },
  logo: { label: 'Logotipo', help: 'De preferência largo, com fundo transparente. Sem ele, o site escreve o nome.' },
  aparencia: {
    label: 'Jeito',
    help: 'Como as capas são desenhadas, e como as páginas se compõem. Vale onde não há foto.',
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
