/** Messages of a preview that cannot be shown. */
export const preview = {
  goneTitle: 'Esta pré-visualização já foi mostrada',
  gone: 'Cada uma é mostrada uma vez só, por um minuto. Na administração, atualize a pré-visualização para ver a página de novo.',
  failedTitle: 'Não foi possível mostrar a pré-visualização',
  failed: 'Nada se perdeu. Espere um instante e atualize a pré-visualização na administração.',
} as const
