export const privacy = {
  lead: 'O que este site guarda, por que guarda e o que você pode pedir. Sem letras miúdas.',
  who: 'Responsável pelos seus dados',
  whoLead:
    '{name} decide o que este site guarda e para quê. Se tiver uma dúvida ou um pedido, fale direto com a igreja.',
  ownPolicy: 'Ler a política de privacidade da igreja',
  device: 'O que é guardado no seu aparelho',
  deviceLead: 'Só o que faz o site funcionar como você pediu. Nada disso serve para rastrear você.',
  language: 'Idioma',
  languageWhy: 'O que você escolheu, em um cookie (“lang”), por um ano. Sem escolha não há cookie.',
  theme: 'Aparência',
  themeWhy: 'Claro ou escuro, se você escolher, até você apagar.',
  session: 'Sua sessão',
  sessionWhy: 'Se você entrar na sua conta, um código que prova que é você, até sair.',
  offline: 'Páginas para ler sem internet',
  offlineWhy: 'Partes do site e páginas que você já abriu, para quando a conexão falhar.',
  consent: 'Suas respostas sobre privacidade',
  consentWhy: 'O que você aceitou ou recusou, para não perguntar de novo.',
  server: 'O que passa pelo servidor',
  serverText:
    'Para responder, o servidor recebe o endereço IP do seu aparelho. Ele conta por um instante os pedidos de cada endereço, para barrar abusos, e não guarda registro de quem visitou o quê.',
  others: 'Terceiros',
  noOne: 'Ninguém. Este site não carrega ferramentas de outras empresas para acompanhar visitas.',
  facebookPixel: 'Meta (Facebook)',
  facebookPixelWhy:
    'Conta as páginas abertas, para a igreja saber se os anúncios dela dão resultado. Só com a sua permissão.',
  sessionRecording: 'Gravação de visitas ({host})',
  sessionRecordingWhy: 'Mostra como as pessoas usam as páginas, para melhorá-las. Só com a sua permissão.',
  survey: 'Pesquisa de opinião ({host})',
  surveyWhy:
    'Pergunta a quem entrou na conta o que acha do site. Recebe dados da igreja e o idioma, não os seus. Só com a sua permissão.',
  mapTiles: 'Ruas no mapa ({host})',
  mapTilesWhy:
    'Desenha as ruas no mapa dos grupos. Recebe o endereço IP do seu aparelho e o pedaço do mapa que você vê. Só com a sua permissão.',
  recaptcha: 'Google reCAPTCHA',
  recaptchaWhy:
    'Separa pessoas de robôs, para proteger os formulários. Só aparece nas páginas com um formulário que pede isso.',
  links: 'Links para mapas, redes sociais e outros sites levam você até eles, e lá se aplicam as regras deles.',
  choices: 'Suas escolhas',
  choicesLead:
    'Mude quando quiser: o que você desativar deixa de ser carregado, e os cookies que conseguimos alcançar são apagados.',
  choicesNoScript: 'Sem JavaScript nada disso é carregado, então não há o que escolher.',
  rights: 'Seus direitos',
  rightsLead: 'Pela LGPD (e pelo GDPR, se você estiver na Europa), você pode pedir à igreja, sem pagar nada:',
  rightAccess: 'saber se ela tem dados seus e receber uma cópia deles;',
  rightCorrect: 'corrigir o que estiver errado ou incompleto;',
  rightDelete: 'apagar, bloquear ou tornar anônimo o que não for mais necessário;',
  rightMove: 'levar os seus dados para outro lugar;',
  rightObject: 'se opor a um uso e retirar o consentimento.',
  rightComplain:
    'Se a resposta não vier ou não resolver, você pode procurar a autoridade de proteção de dados do seu país (no Brasil, a ANPD).',
} as const
