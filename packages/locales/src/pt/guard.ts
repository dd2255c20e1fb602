export const guard = {
  title: 'Entre para continuar',
  lead: 'Esta parte é só sua: você precisa entrar na sua conta para ver “{title}”.',
  signIn: 'Entrar ou criar conta',
  home: 'Voltar ao início',
} as const
