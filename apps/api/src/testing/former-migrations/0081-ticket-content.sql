-- What holders of tickets alone read is edited by several of the staff at a time.
alter table evento_conteudo add column versao integer not null default 1;

-- Its files: for those holders alone, so they are no files of the media library.
create table evento_conteudo_arquivo (
  igreja_id integer not null references igreja,
  conteudo_id integer not null,
  nome text not null,
  bytes integer not null,
  conteudo bytea not null check (length(conteudo) <= 20971520),
  primary key (igreja_id, conteudo_id),
  foreign key (igreja_id, conteudo_id) references evento_conteudo on delete cascade
);
