export const share = {
  title: 'Compartilhar',
  share: 'Compartilhar',
  copy: 'Copiar o link',
  copied: 'Link copiado',
  notCopied: 'Não foi possível copiar. O endereço é {url}',
  whatsapp: 'Enviar por WhatsApp',
  mail: 'Enviar por e-mail',
  preview: 'Rascunho: só quem tem este link vê esta página.',
} as const
