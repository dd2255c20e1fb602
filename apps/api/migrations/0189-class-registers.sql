-- The roster of a Sunday school class. A row without a member and without a name was of someone who has left the church.
create table ebd_matricula (
  igreja_id integer not null references igreja,
  -- Made by the client.
  id uuid not null,
  turma_id integer not null,
  usuario_id integer,
  -- Of a person who is no member, as staff wrote it.
  nome text check (length(nome) between 1 and 120),
  data_cadastro timestamptz not null,
  -- Off the roster; attendance stays.
  removida_em timestamptz,
  primary key (igreja_id, id),
  constraint ebd_matricula_de_pessoa unique (igreja_id, turma_id, usuario_id),
  check (usuario_id is null or nome is null),
  foreign key (igreja_id, turma_id) references conteudo on delete cascade,
  foreign key (igreja_id, usuario_id) references usuario on delete set null (usuario_id)
);
create index ebd_matricula_de_turma on ebd_matricula (igreja_id, turma_id);
create index ebd_matricula_de_usuario on ebd_matricula (igreja_id, usuario_id);

-- A class on a day of the church's calendar.
create table ebd_aula (
  igreja_id integer not null references igreja,
  turma_id integer not null,
  data date not null,
  licao_id integer,
  visitantes integer not null default 0 check (visitantes >= 0),
  observacoes text,
  -- Of the words; attendance has moments of its own.
  versao integer not null default 0,
  primary key (igreja_id, turma_id, data),
  foreign key (igreja_id, turma_id) references conteudo on delete cascade,
  foreign key (igreja_id, licao_id) references conteudo on delete set null (licao_id)
);
create index ebd_aula_de_licao on ebd_aula (igreja_id, licao_id) where licao_id is not null;

create table ebd_presenca (
  igreja_id integer not null references igreja,
  turma_id integer not null,
  data date not null,
  matricula_id uuid not null,
  -- Null: a mark that was taken back.
  flag_presente boolean,
  -- When it was marked, on the device; never later than now.
  marcada_em timestamptz not null,
  primary key (igreja_id, turma_id, data, matricula_id),
  foreign key (igreja_id, turma_id, data) references ebd_aula on delete cascade,
  foreign key (igreja_id, matricula_id) references ebd_matricula on delete cascade
);
create index ebd_presenca_de_matricula on ebd_presenca (igreja_id, matricula_id);

-- Members by any part of their names, without accents (see 0131: row level security would keep LIKE from its index). Minors
-- are found by their given names alone.
create index usuario_nome on usuario
  using gin (igreja_id, (' ' || sem_acento(nome || ' ' || sobrenome)) gin_trgm_ops) with (fastupdate = off);
create policy finder_reads on usuario for select to narthex_finder using (true);
grant select (igreja_id, id, nome, sobrenome, data_nascimento, flag_ativo) on usuario to narthex_finder;
create function find_people(church integer, typed text[], today date, most integer) returns setof integer
  language sql stable security definer set search_path = public, pg_temp rows 100
  set enable_seqscan = off set jit = off as $$
  select u.id from usuario u
    where church = current_church() and u.igreja_id = church and u.flag_ativo
      and (' ' || sem_acento(u.nome || ' ' || u.sobrenome)) like name_pattern(typed[1])
      and (' ' || sem_acento(case
        when u.data_nascimento > today - interval '18 years' then u.nome else u.nome || ' ' || u.sobrenome
      end)) like all (array(select name_pattern(part) from unnest(typed) part))
    order by sem_acento(u.nome), u.id
    limit most
$$;
revoke execute on function find_people(integer, text[], date, integer) from public;
grant execute on function find_people(integer, text[], date, integer) to narthex_app;
grant create on schema public to narthex_finder;
alter function find_people(integer, text[], date, integer) owner to narthex_finder;
revoke create on schema public from narthex_finder;
