-- What a church's home and about pages tell (specification §1): its services and pastors, and the first of its
-- events, devotionals and news. Keys lead with the church.

alter table igreja add column url_politica_privacidade text;
grant update (url_politica_privacidade) on igreja to narthex_app;

alter table igreja_visual add column logo text;

create table culto (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null,
  -- 0 is Sunday.
  dia_semana integer not null check (dia_semana between 0 and 6),
  -- On the church's own clocks.
  horario text not null check (horario ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  duracao_minutos integer not null check (duracao_minutos between 15 and 600),
  flag_transmissao boolean not null default false,
  local text,
  primary key (igreja_id, id)
);

create table pastor (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  nome text not null,
  funcao text not null,
  foto text,
  biografia text,
  ordem integer not null default 0,
  primary key (igreja_id, id)
);

create table evento (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  titulo text not null,
  resumo text,
  imagem text,
  data_inicio timestamptz not null,
  data_fim timestamptz not null,
  local text,
  flag_online boolean not null default false,
  primary key (igreja_id, id),
  check (data_fim >= data_inicio)
);
-- By their end: those that are over are many, and never listed.
create index evento_por_vir on evento (igreja_id, data_fim);

create table devocional (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  titulo text not null,
  resumo text not null,
  referencia text,
  autor text,
  -- A day of the church's calendar.
  data date not null,
  imagem text,
  primary key (igreja_id, id)
);
create index devocional_recentes on devocional (igreja_id, data desc, id desc);

create table noticia (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  titulo text not null,
  resumo text not null,
  imagem text,
  -- Not shown before.
  data_publicacao timestamptz not null,
  primary key (igreja_id, id)
);
create index noticia_recentes on noticia (igreja_id, data_publicacao desc, id desc);
