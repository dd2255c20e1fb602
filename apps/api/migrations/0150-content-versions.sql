-- A change of content names the version that it was made on. Staff list drafts beside what is published, the newest first.
alter table conteudo add versao integer not null default 1;
create index conteudo_da_equipe on conteudo (igreja_id, tipo, data_publicacao desc, id desc);
