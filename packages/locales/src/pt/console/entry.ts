/** The way in, and what is asked above the page. */
export const consoleEntry = {
  title: 'Entre na administração',
  lead: 'Para a equipe de {church}. Use a mesma conta do site.',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Entrar',
  forgotten: 'Esqueci a senha',
  toSite: 'Ir para o site da igreja',
  secondStep: 'Confirme que é você',
  secondStepLead: 'Sua conta pede uma segunda etapa para entrar.',
  expiredChallenge: 'A confirmação expirou. Entre com a senha de novo.',
  startOver: 'Usar outra conta',
  refusals: {
    INVALID_CREDENTIALS: 'E-mail ou senha não conferem.',
    ACCOUNT_INACTIVE: 'Esta conta está desativada.',
    MEMBERSHIP_INACTIVE: 'O seu cadastro nesta igreja está encerrado. Fale com a equipe da igreja.',
    REGISTRATION_INCOMPLETE: 'Falta confirmar o seu e-mail. Abra o link que enviamos e entre de novo.',
    NO_STAFF_ROLE: 'Esta conta não tem acesso à administração. Peça o acesso a quem administra a igreja.',
  },
  again: {
    title: 'Sua sessão terminou',
    lead: 'Entre de novo para continuar de onde parou. O que você escreveu continua aqui.',
    other: 'Não sou {name}',
  },
  proof: {
    title: 'Antes, confirme que é você',
    lead: 'O que você vai fazer é delicado. A confirmação vale por dez minutos.',
    wrongPassword: 'A senha não confere.',
  },
} as const
