-- Events of a church, with what their own pages tell (specification §2, events).

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
  -- For calendars that were subscribed to.
  data_alteracao timestamptz not null default now(),
  corpo jsonb,
  serie text,
  -- Where it is held elsewhere than at the church: with its point, for the map.
  endereco jsonb,
  latitude double precision,
  longitude double precision,
  -- [{dia, hora, titulo, descricao}] and [{nome, papel, imagem}], in the church's order.
  programa jsonb not null default '[]',
  convidados jsonb not null default '[]',
  -- How often it was written: a change names the version that it was made on, so that none overwrites another.
  versao integer not null default 1,
  primary key (igreja_id, id),
  check (data_fim >= data_inicio),
  check ((latitude is null) = (longitude is null))
);
create index evento_serie on evento (igreja_id, serie) where serie is not null;
-- Lists of events read their order, and count, from indexes alone.
create index evento_por_inicio on evento (igreja_id, data_inicio, id) include (data_fim);
create index evento_por_fim on evento (igreja_id, data_fim) include (data_inicio);

-- What the tickets of an event cost, by the clock: each row from the end of the row before it until `ate`. The least and
-- the highest price of the tickets on sale, else of those that will be; no row for a time in which nothing is sold any
-- more. Of active types that everyone sees, without add-ons. Written with the sale (decision 0093).
create table evento_preco (
  igreja_id integer not null references igreja,
  evento_id integer not null,
  ate timestamptz not null,
  minimo bigint not null check (minimo >= 0),
  maximo bigint not null check (maximo >= minimo),
  primary key (igreja_id, evento_id, ate),
  foreign key (igreja_id, evento_id) references evento on delete cascade
);
create index evento_preco_ate on evento_preco (igreja_id, ate);
