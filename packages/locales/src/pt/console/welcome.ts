/** Where someone who was invited chooses their password. */
export const consoleWelcome = {
  title: 'Escolha sua senha',
  lead: 'Com ela você entra na administração e no site de {church}.',
  password: 'Nova senha',
  submit: 'Salvar e entrar',
  INVALID_CODE: 'Este link já foi usado ou venceu. Peça que enviem o convite de novo.',
  toLogin: 'Já tenho senha',
} as const
