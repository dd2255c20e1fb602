/* Values of the media library that pages need without the schemas. */

/**
 * Where pictures and files of the media library are sent to, by the tus protocol (version 1.0.0). `finishUpload` makes a file
 * of what has arrived.
 */
export const mediaUploadPath = '/api/v1/midia/envio'

/** Bytes that a crop or a newer file has replaced are removed after so many days, as what is in the trash. */
export const replacedDays = 30

/** The kinds of records that show or offer a file of the media library. */
export const fileUseKinds = [
  'IGREJA',
  'PRIVACIDADE',
  'VISUAL',
  'MENU',
  'BANNER',
  'PASTOR',
  'AGENDA',
  'DEVOCIONAL',
  'NOTICIA',
  'MINISTERIO',
  'PROJETO',
  'EBD_CURSO',
  'EBD_TURMA',
  'EBD_LICAO',
  'PUBLICACAO_TIPO',
  'PUBLICACAO',
  'ESTUDO_SERIE',
  'ESTUDO',
  'EVENTO',
  'EVENTO_CONTEUDO',
  'CELULA',
  'CELULA_MATERIAL',
  'LOUVOR',
  'VIDEO',
  'PODCAST',
  'PODCAST_EPISODIO',
  'MOTIVO_DOACAO',
  'TRANSMISSAO',
  'TRANSMISSAO_CONFIGURACAO',
  'PLAY_CONTEUDO',
  'PLAY_COLETANEA',
  'PLAY_MIDIA',
  /** A draft of any other kind. */
  'RASCUNHO',
] as const
export type FileUseKind = (typeof fileUseKinds)[number]
