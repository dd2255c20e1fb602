-- The home of the office lists drafts of all kinds, the last made first.
create index conteudo_rascunho on conteudo (igreja_id, tipo, id desc) where situacao = 'RASCUNHO';
