/** Products of third parties that the church uses. */
export const consoleProducts = {
  lead: 'Os sistemas de escala de voluntários e de entrada das crianças, para onde o site leva quem entrou na conta.',
  sections: { voluts: 'Voluntários', mykids: 'Crianças' },
  volutsModo: {
    label: 'Sistema de voluntários',
    options: { PADRAO: 'O que vem com o site', PROPRIO: 'Um da igreja', DESLIGADO: 'Nenhum' },
  },
  volutsUrl: {
    label: 'Endereço do sistema de voluntários',
    help: 'Onde o sistema recebe as pessoas. Começa com https.',
  },
  mykidsModo: {
    label: 'Sistema das crianças',
    options: { PADRAO: 'O que vem com o site', PROPRIO: 'Um da igreja', DESLIGADO: 'Nenhum' },
  },
  mykidsUrl: { label: 'Endereço do sistema das crianças', help: 'Onde o sistema recebe as pessoas. Começa com https.' },
  state: {
    standard: 'Um sistema já vem com o site.',
    noStandard: 'Nenhum sistema vem com o site: nesse modo, o item some do menu.',
    hosts: 'Um sistema da igreja pode estar em: {hosts}.',
    noHosts: 'Quem cuida do sistema não liberou endereços próprios. Se quiser usar um da igreja, peça a liberação.',
  },
  secret: {
    title: 'Chave: {product}',
    setOn: 'Definida em {date}. Ela nunca é mostrada.',
    none: 'Ainda não definida. Sem ela, o sistema da igreja não recebe ninguém.',
    owner: 'Só os responsáveis pela igreja definem chaves.',
    label: 'Chave do sistema da igreja',
    replace: 'Nova chave, no lugar da atual',
    help: 'A mesma que está no sistema, com pelo menos 32 caracteres. Ela é guardada em segredo.',
    short: 'A chave precisa de pelo menos 32 caracteres.',
    save: 'Salvar a chave',
    saved: 'Chave salva.',
    remove: 'Remover a chave',
    removed: 'Chave removida.',
    sure: 'Sem a chave, o sistema da igreja deixa de receber as pessoas. Remover mesmo assim?',
    keep: 'Deixar como está',
  },
} as const
