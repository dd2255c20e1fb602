export const guard = {
  title: 'Entre para continuar',
  lead: 'Esta parte é só sua: você precisa entrar na sua conta para ver “{title}”.',
  signIn: 'Entrar ou criar conta',
  home: 'Voltar ao início',
  mustTitle: 'Você precisa entrar para continuar',
  must: 'Isto é para quem tem uma conta. Entre ou crie a sua, e voltamos para cá em seguida.',
  notNow: 'Agora não',
  nothingDone: 'Nada a confirmar aqui',
  nothingDoneLead: 'Esta página confirma o que você acabou de fazer e só aparece logo em seguida.',
} as const
