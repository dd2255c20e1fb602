-- What has a page by its slug has the slug once it is published: a draft has none before, unless its editor chose one
-- (decision 0201).
alter table conteudo drop constraint conteudo_check1;
alter table conteudo
  add constraint conteudo_com_slug check (
    slug is null or tipo in ('EBD_CURSO', 'EBD_LICAO', 'PUBLICACAO_TIPO', 'PUBLICACAO', 'ESTUDO_SERIE')),
  add constraint conteudo_publicado_com_slug check (
    slug is not null or situacao <> 'PUBLICADO'
      or tipo not in ('EBD_CURSO', 'EBD_LICAO', 'PUBLICACAO_TIPO', 'PUBLICACAO', 'ESTUDO_SERIE'));
