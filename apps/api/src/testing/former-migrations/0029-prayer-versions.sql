-- Who decides on a prayer says which words they read; who asked hears of a message from when it is there to be read; and
-- what was asked and taken back counts as asked.

-- Rises with each change of what a prayer says.
alter table oracao add column versao integer not null default 1;

-- When it first stood below its prayer: those that a moderator held were written long before.
alter table oracao_mensagem add column publicada_em timestamptz;
alter table oracao_mensagem no force row level security;
update oracao_mensagem set publicada_em = data_cadastro where situacao = 'PUBLICADA';

-- How often a member has asked on the day, by the church's calendar, on which they asked last.
create table oracao_pedidos_do_dia (
  igreja_id integer not null references igreja,
  usuario_id integer not null,
  dia date not null,
  total integer not null,
  primary key (igreja_id, usuario_id),
  foreign key (igreja_id, usuario_id) references usuario on delete cascade
);
