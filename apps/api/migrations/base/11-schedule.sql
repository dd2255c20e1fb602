-- What a church holds each week, and what it holds besides its services and its events: classes, meetings, rehearsals, by a
-- rule or once.

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
  -- A service that is edited stays the same one: calendars that were subscribed to learn which version is the newer.
  versao integer not null default 1,
  data_alteracao timestamptz not null default now(),
  primary key (igreja_id, id)
);

create table agenda (
  igreja_id integer not null references igreja,
  id integer generated always as identity,
  tipo text not null check (tipo in ('CULTO', 'EVENTO', 'CELULA', 'EBD', 'OUTRO')),
  titulo text not null,
  descricao text,
  local text,
  flag_online boolean not null default false,
  url text,
  -- The first time, on the church's own calendar and clocks.
  data date not null,
  horario text not null check (horario ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  duracao_minutos integer not null check (duracao_minutos between 5 and 20160),
  -- RFC 5545, checked and put in order when written; null for what is held once.
  regra text,
  -- Days of the rule that are left out or moved.
  excecoes jsonb not null default '[]',
  -- When it is over for good: computed from all of the above, so that a month reads only what can be in it.
  ultima_data date not null,
  versao integer not null default 1,
  data_alteracao timestamptz not null default now(),
  primary key (igreja_id, id)
);
create index agenda_vigente on agenda (igreja_id, ultima_data);
