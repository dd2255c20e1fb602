/** The church's own privacy policy. */
export const consolePrivacy = {
  lead: 'A política de privacidade nas palavras da igreja. Aparece em “Privacidade”, no rodapé de todas as páginas, antes do que o próprio site explica. Quem lê em um idioma sem texto vê o do idioma da igreja.',
  sections: { texts: 'Texto em cada idioma' },
  pt: { label: 'Em português' },
  en: { label: 'Em inglês' },
  es: { label: 'Em espanhol' },
  look: 'Ver a página de privacidade',
  address:
    'A política já está em outro site? O endereço dela vai nos dados da igreja, e o rodapé passa a levar para lá.',
  toAddress: 'Dados da igreja',
} as const
